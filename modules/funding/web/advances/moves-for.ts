import { can, permits } from '#kernel/domain';
import type { Actor, AnyAction, AnyWorkflow } from '#kernel/domain';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** A row of a list does not say what its reader may do: the table of moves and the rights do. */
export const movesFor = (actor: Actor, workflow: AnyWorkflow, record: Row): readonly AnyAction[] =>
  Object.entries(workflow.actions)
    .filter(([name, action]) => can(actor, action.ability) && permits(workflow, record, name))
    .map(([, action]) => action);
