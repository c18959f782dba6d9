import type { Services, Tx } from '#kernel/server';
import { clearRaised, raiseAction } from './raise-action.ts';
import type { Raised } from './raise-action.ts';

const lastText = `select id::text as id, title, status from action_required_search
  where raised_key = $1 and not is_deleted order by creation_time desc, id desc limit 1`;

const renameText = `update action_required_search set title = $2, note = $3 where id = $1::uuid`;

type Last = { readonly id: string; readonly title: string; readonly status: string };

/**
 * For jobs that look again and again: one action while it stands, with what is true now. What somebody has
 * cleared by hand comes back only when it says something else.
 */
export async function keepActionOpen(tx: Tx, services: Services, raised: Raised): Promise<void> {
  const [last] = await tx.query<Last>(lastText, [raised.key]);
  if (last?.title === raised.title) return;
  if (last?.status === 'open')
    await tx.query(renameText, [last.id, raised.title, raised.note ?? null]);
  else await raiseAction(tx, services, raised);
}

const openKeysText = `select raised_key as key from action_required_search
  where starts_with(raised_key, $1) and status = 'open' and not is_deleted order by raised_key`;

/** What was raised under keys that begin so, but for these. */
export async function clearOthers(
  tx: Tx,
  services: Services,
  prefix: string,
  kept: readonly string[],
): Promise<void> {
  for (const { key } of await tx.query<{ key: string }>(openKeysText, [prefix]))
    if (!kept.includes(key)) await clearRaised(tx, services, key);
}
