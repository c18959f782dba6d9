import { addMoney, exact, move, refuse } from '#kernel/domain';
import type { Money, Move, PlainDate, Refused } from '#kernel/domain';
import { cancelled } from './invoice-choices.ts';
import type { InvoiceStatus } from './invoice-choices.ts';
import { invoiceWorkflow } from './invoice.workflow.ts';

export type InvoiceFacts = {
  readonly id: string;
  readonly concurrencyStamp?: string;
  readonly invoiceNo: string;
  readonly status: InvoiceStatus;
  readonly companyId: string;
  readonly total: Money;
  readonly settled: Money;
  readonly credited: Money;
  readonly writtenOff: Money;
  readonly sentAt: string | null;
};

export const openOf = ({
  total,
  settled,
  writtenOff,
}: Pick<InvoiceFacts, 'total' | 'settled' | 'writtenOff'>): Money =>
  addMoney(total, exact(settled).negated().toFixed(2), exact(writtenOff).negated().toFixed(2));

type Change = {
  readonly settled?: Money;
  /** Of what is settled. */
  readonly credited?: Money;
  readonly writtenOff?: Money;
};

/**
 * The one way in which what is paid, credited or written off reaches an invoice: the amounts and the
 * status that follows from them. `by` may be negative, where a payment is taken away.
 */
export function settle(invoice: InvoiceFacts, by: Change, on: PlainDate): Move | Refused {
  const settled = addMoney(invoice.settled, by.settled ?? '0.00');
  const credited = addMoney(invoice.credited, by.credited ?? '0.00');
  const writtenOff = addMoney(invoice.writtenOff, by.writtenOff ?? '0.00');
  const left = exact(openOf({ ...invoice, settled, writtenOff }));
  if (invoice.status === cancelled)
    return refuse('invoiceCancelled', { values: { invoiceNo: invoice.invoiceNo } });
  if (left.isNegative() && !left.isZero())
    return refuse('paymentBeyondOpen', {
      field: 'amount',
      values: { invoiceNo: invoice.invoiceNo, open: openOf(invoice) },
    });
  if (exact(settled).isNegative() || exact(writtenOff).isNegative())
    return refuse('paymentBeyondSettled');
  const isPaid = left.isZero();
  const isTouched = !exact(settled).plus(writtenOff).isZero();
  const name = isPaid
    ? 'fullPay'
    : isTouched
      ? 'partPay'
      : invoice.sentAt
        ? 'unpay'
        : 'unpayUnsent';
  return move(invoiceWorkflow, invoice, name, {
    values: { settled, credited, writtenOff, paidOn: isPaid ? on : null },
  });
}
