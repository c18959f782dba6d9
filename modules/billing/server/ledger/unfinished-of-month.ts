import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { Unfinished } from '../../domain/index.ts';

/** `text` takes the first day of the month and that of the next; it answers `count` and `amount`. */
export type UnfinishedKind = Pick<Unfinished, 'name' | 'label' | 'path'> & {
  readonly text: string;
};

/** A part of billing adds what people should finish before they close a month. */
export const unfinishedPoint = defineExtensionPoint<UnfinishedKind>('billing.unfinishedOfMonth');

const sum = (column: string) =>
  `select count(*)::int as count, coalesce(sum(${column}), 0)::numeric(18,2)::text as amount`;

export const unfinishedKinds = [
  {
    name: 'unsentInvoices',
    label: 'Invoices not sent',
    path: '/view/invoices?status=5',
    text: `${sum('total')} from invoices where status = '5' and sent_at is null
      and invoice_date >= $1::date and invoice_date < $2::date and not is_deleted`,
  },
  {
    name: 'unappliedReceipts',
    label: 'Receipts not applied',
    path: '/view/receipts',
    text: `${sum('amount - applied - refunded')} from receipts
      where not is_reversed and amount > applied + refunded
        and received_on >= $1::date and received_on < $2::date and not is_deleted`,
  },
  {
    name: 'unappliedCreditNotes',
    label: 'Credit notes not applied',
    path: '/view/credit-notes',
    text: `${sum('total - applied - refunded')} from credit_notes
      where not is_reversed and total > applied + refunded
        and credit_date >= $1::date and credit_date < $2::date and not is_deleted`,
  },
].map((kind) => unfinishedPoint.contribute(kind));

const nextMonth = (month: string): string => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
};

export async function unfinishedOf(
  tx: Tx,
  services: Services,
  month: string,
): Promise<readonly Unfinished[]> {
  const days = [`${month}-01`, `${nextMonth(month)}-01`];
  const found: Unfinished[] = [];
  for (const { text, ...kind } of unfinishedPoint.of(services)) {
    const [row] = await tx.query<Pick<Unfinished, 'count' | 'amount'>>(text, days);
    found.push({ ...kind, count: row?.count ?? 0, amount: row?.amount ?? '0.00' });
  }
  return found;
}
