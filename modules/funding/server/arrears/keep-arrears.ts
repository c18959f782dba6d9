import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { arrearsOf } from '../../domain/index.ts';

/** What is late, and what was and is no more. */
const lateText = `select id::text as id, due_date::text as "dueDate", open_amount::text as open,
    days_past_due::int as days
  from transaction_invoice
  where not is_deleted and (open_amount > 0 and due_date < $1::date or days_past_due is not null)
  order by id for update skip locked`;

type Row = {
  readonly id: string;
  readonly dueDate: PlainDate;
  readonly open: string;
  readonly days: number | null;
};

/** Days past due and bucket to the day; done again it writes nothing. What somebody holds is done next time. */
export async function keepArrears(tx: Tx, today: PlainDate): Promise<void> {
  const rows = await tx.query<Row>(lateText, [today]);
  const changed = rows.flatMap((row) => {
    const now = arrearsOf(row, today);
    return (now?.daysPastDue ?? null) === row.days ? [] : [{ id: row.id, now }];
  });
  if (!changed.length) return;
  await tx.query('select keep_arrears($1::uuid[], $2::int[], $3::text[])', [
    changed.map(({ id }) => id),
    changed.map(({ now }) => now?.daysPastDue ?? null),
    changed.map(({ now }) => now?.arrears ?? null),
  ]);
}
