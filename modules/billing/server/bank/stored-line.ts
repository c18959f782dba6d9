import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { StoredLine } from '../../domain/index.ts';

const text = `select id::text as id, status, booked_on::text as "bookedOn", amount::text as amount,
    description, receipt_id::text as "receiptId", is_receipt_made as "isReceiptMade"
  from bank_lines where id = $1::uuid and not is_deleted for update`;

/** Locked: of two who match a line the second finds it matched. */
export async function lockLine(tx: Tx, id: string): Promise<StoredLine> {
  const [row] = await tx.query<StoredLine>(text, [id]);
  if (!row) throw new Refused('notFound');
  return row;
}
