import type { Tx } from '#kernel/server';
import { postedEntry } from '../ledger/posted-entry.ts';

const text = `select j.id::text as id from journals j
  where j.source_type = 'receipt' and j.source_id = $1 and j.kind = 'receipt'
    and not exists (select from journals r where r.reverses_id = j.id)
  order by j.id desc limit 1`;

/** The entry of a receipt that still stands: it is posted anew when its company becomes known. */
export async function receiptEntryOf(tx: Tx, receiptId: string) {
  const [row] = await tx.query<{ id: string }>(text, [receiptId]);
  if (!row) throw new Error(`Receipt ${receiptId} has no entry`);
  return postedEntry(tx, row.id);
}
