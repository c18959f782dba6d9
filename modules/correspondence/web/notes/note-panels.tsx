import { lazy } from 'react';
import type { WebModule } from '#kernel/web';
import type { ActionModule } from '../../domain/index.ts';

const Notes = lazy(async () => ({
  default: (await import('./notes-of-record.tsx')).NotesOfRecord,
}));
const Timeline = lazy(async () => ({
  default: (await import('./timeline-of-record.tsx')).TimelineOfRecord,
}));

type Panels = NonNullable<WebModule['panels']>;

/** For the panels of a later module: notes and timeline on the page of its records. */
export const notePanelsOn = (on: string, fromModule: ActionModule): Panels => [
  {
    on,
    // Several records have a field of internal notes under the title Notes already.
    title: 'Notes and correspondence',
    ability: 'correspondence.ofRecord',
    panel: ({ id }: { id: string }) => <Notes fromModule={fromModule} objectId={id} />,
  },
  {
    on,
    title: 'Timeline',
    ability: 'correspondence.timeline',
    panel: ({ id }: { id: string }) => <Timeline fromModule={fromModule} objectId={id} />,
  },
];
