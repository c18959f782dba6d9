import type { Actor, AnyResource } from '#kernel/domain';
import type { Answer } from '../action/handle.ts';
import type { Tx } from '../db/database.ts';
import { Refused } from '../refused.ts';
import { touched } from './operations.ts';
import { readStatement } from './read-sql.ts';

type Options = { readonly ability: string; readonly status?: number };

/** A record that an action wrote with statements of its own, as the API answers it. */
export async function recordAnswer(
  tx: Tx,
  actor: Actor,
  resource: AnyResource,
  id: string,
  { ability, status }: Options,
): Promise<Answer> {
  const [found] = await tx.batch([readStatement(actor, resource, id, { ability })]);
  if (!found?.raw) throw new Refused('notFound');
  tx.afterCommit(() => touched(actor.tenantId, resource));
  return { json: found.raw, ...(status && { status }) };
}
