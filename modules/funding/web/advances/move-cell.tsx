import type { AnyAction, AnyWorkflow } from '#kernel/domain';
import { ActionButton, useSession } from '#kernel/web';
import { Fragment, Suspense } from 'react';
import type { ReactNode } from 'react';
import { movesFor } from './moves-for.ts';

type Props = {
  workflow: AnyWorkflow;
  record: Readonly<Record<string, unknown>> & { readonly id: string; concurrencyStamp: string };
  /** By the name of the move: what is said once it is done. */
  done: Readonly<Record<string, string>>;
  /** By the name of the move: what its dialog says first. */
  about?: Readonly<Record<string, string>>;
  /** Besides the moves. */
  also?: readonly AnyAction[];
  /** By the name of the move: a button of its own instead. */
  own?: Readonly<Record<string, ReactNode>>;
};

/** The buttons of a row, for those who may. */
export function MoveCell(props: Props) {
  const { workflow, record, done, about = {}, also = [], own = {} } = props;
  const { actor } = useSession();
  const actions = [...also, ...movesFor(actor, workflow, record)];
  const { id, concurrencyStamp } = record;
  const acted = { id, concurrencyStamp, can: actions.map(({ ability }) => ability) };
  return (
    <td className="advances-buttons">
      <Suspense>
        {actions.map((action) => (
          <Fragment key={action.ability}>
            {own[action.name] ?? (
              <ActionButton
                size="small"
                action={action}
                record={acted}
                {...(done[action.name] && { done: done[action.name] ?? '' })}
                {...(about[action.name] && { question: about[action.name] ?? '' })}
              />
            )}
          </Fragment>
        ))}
      </Suspense>
    </td>
  );
}
