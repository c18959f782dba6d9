import { createHash } from 'node:crypto';
import type { Answers, Question } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import type { ActionRequest } from './handle.ts';

/**
 * `confirmed: true` answers the questions that this person was asked about this very call, and no
 * other: what was asked is kept for a quarter of an hour. `answers` names its questions itself.
 */
const askedText = `select keys from asked_questions where user_id = $1::uuid and call = $2
  and asked_at > now() - interval '15 minutes'`;

const keepText = `insert into asked_questions (tenant_id, user_id, call, keys, asked_at)
  values (current_tenant(), $1::uuid, $2, $3::text[], now())
  on conflict (tenant_id, user_id, call) do update set asked_at = now(),
    keys = array(select distinct unnest(asked_questions.keys || excluded.keys))`;

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

/** The same action with the same input on the same record, whoever it is answered by. */
export function callOf(
  ability: string,
  request: Pick<ActionRequest, 'params'>,
  input: object,
): string {
  const said = JSON.stringify([ability, request.params, Object.entries(input).toSorted(byKey)]);
  return createHash('sha256').update(said).digest('hex');
}

export async function answersOf(
  tx: Tx,
  userId: string,
  call: string,
  { answers, confirmed }: { readonly answers?: Answers; readonly confirmed?: boolean },
): Promise<Answers> {
  if (!confirmed) return answers ?? {};
  const [row] = await tx.query<{ keys: string[] }>(askedText, [userId, call]);
  const seen = Object.fromEntries((row?.keys ?? []).map((key) => [key, 'yes' as const]));
  return { ...seen, ...answers };
}

/** Outside the transaction, which is rolled back because of the question. */
export async function keepQuestions(
  request: Pick<ActionRequest, 'actor' | 'services' | 'requestId'>,
  call: string,
  questions: readonly Question[],
): Promise<void> {
  const { actor, services, requestId } = request;
  const keys = questions.map(({ key }) => key);
  await services.db.batch(contextOf(actor, requestId), [
    { text: keepText, values: [actor.userId, call, keys] },
  ]);
}
