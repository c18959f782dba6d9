import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';

/**
 * The next number of the practice. It is counted in the transaction that makes the invoice: what is
 * refused or breaks off gives it back, and whoever comes second waits. So the row has no gap.
 */
export async function nextInvoiceNo(tx: Tx, on: PlainDate, series = 'INV'): Promise<string> {
  const [row] = await tx.query<{ no: string }>('select next_number($1, $2::int) as no', [
    series,
    Number(on.slice(0, 4)),
  ]);
  return row?.no ?? '';
}
