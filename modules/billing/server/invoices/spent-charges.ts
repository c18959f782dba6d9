import type { Tx } from '#kernel/server';

const text = `select id::text as id from case_charges
  where id = any($1::uuid[]) and (is_deleted or status <> 'pending') for update`;

/** Charges that nobody may invoice any more; the others are held until the transaction ends. */
export async function spentCharges(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  if (!ids.length) return [];
  await tx.query('select id from case_charges where id = any($1::uuid[]) order by id for update', [
    ids,
  ]);
  const rows = await tx.query<{ id: string }>(text, [ids]);
  return rows.map(({ id }) => id);
}
