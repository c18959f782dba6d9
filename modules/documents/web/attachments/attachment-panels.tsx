import { can, moduleNameOf } from '#kernel/domain';
import { useSession } from '#kernel/web';
import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

const Panel = lazy(() => import('./attachments-panel.tsx'));

type On = { readonly name: string };

function Papers({ on, id, attach }: { on: On; id: string; attach: string }) {
  const { actor } = useSession();
  const link = { fromModule: moduleNameOf(on), objectId: id };
  return <Panel link={link} canChange={can(actor, attach)} />;
}

/** For the panels of a later module: the papers of its records, changed by whoever may do `attach`. */
export const attachmentPanelsOn = (on: On, attach: string): NonNullable<WebModule['panels']> => [
  {
    on: on.name,
    title: 'Attachments',
    ability: `${on.name}.read`,
    panel: ({ id }: { id: string }) => <Papers on={on} id={id} attach={attach} />,
  },
];
