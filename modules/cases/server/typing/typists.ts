import { handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { typistsToAssign } from '../../domain/index.ts';

const isTypistText = 'select 1 from party_typists where user_id = $1::uuid';

export const isTypist = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.query(isTypistText, [userId])).length > 0;

type Row = { id: string; name: string; kind: string; minutes: number };

const listText = `select t.user_id as id, t.name, t.kind,
    coalesce((select sum(j.minutes) from typing_jobs j
      where j.typist_id = t.user_id and j.status = 'claimed' and not j.is_deleted), 0)::float8 as minutes
  from party_typists t order by t.kind desc, t.name, t.user_id limit 500`;

/** Typists before staff, with the minutes that each has in hand. */
export const typistsHandler = handle(typistsToAssign, async ({ tx }) => {
  const items = await tx.query<Row>(listText);
  return { items, totalCount: items.length };
});
