import { accept, move } from '#kernel/domain';
import type { AnyWorkflow } from '#kernel/domain';
import { handle } from './handle.ts';
import type { Handler } from './handle.ts';

/** Handlers of moves that ask nothing and write nothing but the state; all of the table by default. */
export function handlePlainMoves<W extends AnyWorkflow>(
  workflow: W,
  names: readonly (keyof W['actions'] & string)[] = Object.keys(workflow.actions),
): Handler[] {
  return names.map((name) => {
    const action = workflow.actions[name];
    if (!action || Object.keys(action.input).length) throw new Error(`${name} is no plain move`);
    return handle(action, ({ record, commit }) => commit(accept(move(workflow, record, name))));
  });
}
