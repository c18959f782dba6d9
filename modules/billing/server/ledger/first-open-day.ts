import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';

const text = `select max(month) as month from ledger_periods where status = 'closed' and not is_deleted`;

/** The day after the last closed month: what is posted for an earlier one is posted on it. */
export async function firstOpenDay(tx: Tx): Promise<PlainDate> {
  const [row] = await tx.query<{ month: string | null }>(text);
  return row?.month ? `${addDays(`${row.month}-28`, 4).slice(0, 7)}-01` : '0001-01-01';
}
