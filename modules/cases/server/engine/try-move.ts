import { can, withAmounts } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { askedOfMove } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';

/** Nothing that waits for the commit may come of what is rolled back. */
const untold = (tx: Tx): Tx => ({
  context: tx.context,
  query: (text, values) => tx.query(text, values),
  batch: (statements) => tx.batch(statements),
  afterCommit: () => undefined,
});

type Caller = { readonly tx: Tx; readonly actor: Actor; readonly services: Services };

/** What `work` refuses; nothing of it stays. Questions are no refusal: they are asked when it is done. */
export async function refusalOf(
  { tx, actor }: Pick<Caller, 'tx' | 'actor'>,
  work: (tx: Tx) => Promise<unknown>,
): Promise<string | null> {
  await tx.query('savepoint tried');
  try {
    await work(untold(tx));
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.questions.length ? null : withAmounts(actor, error.message);
  } finally {
    await tx.query('rollback to savepoint tried');
  }
}

type Tried = { readonly move: string; readonly outcome: string | null };

/**
 * The sentence with which the move would be refused now, by the handler that makes it. Null: it would
 * not, or it cannot be tried: more must be chosen first, or it does what no transaction undoes.
 */
export async function refusalOfTry(
  { tx, actor, services }: Caller,
  handlers: readonly Handler[],
  { type, record }: { readonly type: CaseType; readonly record: CaseRecord },
  { move, outcome }: Tried,
): Promise<string | null> {
  const action = type.workflow.actions[move];
  const handler = handlers.find((one) => one.action === action);
  const body = askedOfMove(type, move, outcome);
  if (!action?.dryRun || !handler || !body || !can(actor, action.ability)) return null;
  return refusalOf({ tx, actor }, (tried) =>
    handler.run({
      actor,
      services,
      tx: tried,
      body,
      params: { id: record.id },
      requestId: tx.context.requestId ?? '',
      isTried: true,
    }),
  );
}
