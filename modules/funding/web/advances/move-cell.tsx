import type { AnyAction, AnyWorkflow } from '#kernel/domain';
import { ActionButton, useSession } from '#kernel/web';
import { Suspense } from 'react';
import { movesFor } from './moves-for.ts';

type Props = {
  workflow: AnyWorkflow;
  record: Readonly<Record<string, unknown>> & { readonly id: string; concurrencyStamp: string };
  /** By the name of the move: what is said once it is done. */
  done: Readonly<Record<string, string>>;
  /** Besides the moves. */
  also?: readonly AnyAction[];
};

/** The buttons of a row, for those who may. */
export function MoveCell({ workflow, record, done, also = [] }: Props) {
  const { actor } = useSession();
  const actions = [...also, ...movesFor(actor, workflow, record)];
  const { id, concurrencyStamp } = record;
  const acted = { id, concurrencyStamp, can: actions.map(({ ability }) => ability) };
  return (
    <td className="advances-buttons">
      <Suspense>
        {actions.map((action) => (
          <ActionButton
            key={action.ability}
            size="small"
            action={action}
            record={acted}
            {...(done[action.name] && { done: done[action.name] ?? '' })}
          />
        ))}
      </Suspense>
    </td>
  );
}
