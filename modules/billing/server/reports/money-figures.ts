import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';

const text = `with owed as (
    select coalesce(sum(i.open_amount), 0)::numeric(18,2) as open, count(*)::int as open_count,
      coalesce(sum(i.open_amount) filter (where i.due_date < $1::date), 0)::numeric(18,2) as overdue,
      count(*) filter (where i.due_date < $1::date)::int as overdue_count
    from invoices i where i.open_amount > 0 and not i.is_deleted),
  waiting as (
    select coalesce(sum(r.unapplied), 0)::numeric(18,2) as amount, count(*)::int as count
    from receipts r where r.unapplied > 0 and not r.is_deleted),
  unbilled as (
    select coalesce(sum(c.amount), 0)::numeric(18,2) as amount, count(*)::int as count
    from case_charges_to_invoice c where c.amount <> 0)
  select owed.open::text as open, owed.open_count as "openCount", owed.overdue::text as overdue,
    owed.overdue_count as "overdueCount", waiting.amount::text as unapplied,
    waiting.count as "unappliedCount", unbilled.amount::text as "toInvoice",
    unbilled.count as "toInvoiceCount",
    (select coalesce(sum(p.credit - p.debit), 0)::numeric(18,2)::text from postings p
      join account_code a on a.tenant_id = p.tenant_id and a.id = p.account_code_id
        and a.purpose = 'payable') as "toPay"
  from owed, waiting, unbilled`;

type Figures = {
  readonly open: string;
  readonly openCount: number;
  readonly overdue: string;
  readonly overdueCount: number;
  readonly unapplied: string;
  readonly unappliedCount: number;
  readonly toInvoice: string;
  readonly toInvoiceCount: number;
  readonly toPay: string;
};

/** What accounting has to do, in one statement. */
export async function moneyFigures(
  tx: Tx,
  today: PlainDate,
): Promise<Figures & { readonly today: PlainDate }> {
  const [row] = await tx.query<Figures>(text, [today]);
  if (!row) throw new Error('The figures of accounting have no row');
  return { today, ...row };
}
