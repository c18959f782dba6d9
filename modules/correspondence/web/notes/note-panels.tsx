import { lazy } from 'react';
import type { WebModule } from '#kernel/web';
import type { ActionModule } from '../../domain/index.ts';

const Notes = lazy(async () => ({
  default: (await import('./notes-of-record.tsx')).NotesOfRecord,
}));
const Timeline = lazy(async () => ({
  default: (await import('./timeline-of-record.tsx')).TimelineOfRecord,
}));

/** Several records have a field of internal notes under the title Notes already. */
export const notesTitle = 'Notes and correspondence';

/** The kinds of record whose pages have notes; cases follow. */
const records: Readonly<Record<string, ActionModule>> = {
  client: 'CLIENT',
  company: 'COMPANY',
  caseManager: 'CASE_MANAGER',
  specialist: 'SPECIALIST',
  centre: 'CENTRE',
  contractor: 'CONTRACTOR',
  appointment: 'APPOINTMENT',
  appointmentSession: 'APPOINTMENT_SESSION',
};

export const notePanels: NonNullable<WebModule['panels']> = Object.entries(records).flatMap(
  ([on, fromModule]) => [
    {
      on,
      title: notesTitle,
      ability: 'correspondence.ofRecord',
      panel: ({ id }: { id: string }) => <Notes fromModule={fromModule} objectId={id} />,
    },
    {
      on,
      title: 'Timeline',
      ability: 'correspondence.timeline',
      panel: ({ id }: { id: string }) => <Timeline fromModule={fromModule} objectId={id} />,
    },
  ],
);
