import type { Tx } from '#kernel/server';

const holdText = `select id from case_charges where id = any($1::uuid[]) order by id for update`;

const spentText = `select id::text as id from case_charges
  where id = any($1::uuid[]) and (is_deleted or status <> 'pending')`;

/** Charges that nobody may invoice any more; the others are held until the transaction ends. */
export async function spentCharges(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  if (!ids.length) return [];
  await tx.query(holdText, [ids]);
  const rows = await tx.query<{ id: string }>(spentText, [ids]);
  return rows.map(({ id }) => id);
}
