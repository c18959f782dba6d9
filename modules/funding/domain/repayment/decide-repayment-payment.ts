import { cancelled, splitByWeight } from '#billing/domain';
import { accept, addMoney, change, create, exact, move, refuse, toCents } from '#kernel/domain';
import type {
  Change,
  Creation,
  Decision,
  Instant,
  Money,
  Move,
  PlainDate,
  Refused,
} from '#kernel/domain';
import { isPaidBackTooMuch } from '../interest/credit-paid-back.ts';
import { paymentBeforeAdvance } from '../interest/check-loan-events.ts';
import { loanEntry } from '../loans/loan-entry.resource.ts';
import { postLoan } from '../loans/loan-ledger.ts';
import type { LoanBooks, StoredLoan } from '../loans/loan-ledger.ts';
import { takeBackEntries } from '../loans/take-back-entries.ts';
import type { RepaymentInvoiceFacts } from './decide-repayment-invoice.ts';
import { repaymentInvoiceWorkflow } from './repayment-invoice.workflow.ts';
import { repaymentLine } from './repayment-line.resource.ts';
import { repaymentPayment } from './repayment-payment.resource.ts';

/** Of the invoice, with its loan under lock. */
export type LineToPay = {
  readonly id: string;
  readonly total: Money;
  readonly paid: Money;
  readonly loan: StoredLoan;
};

export type NewRepayment = {
  readonly id: string;
  readonly receivedOn: PlainDate;
  readonly amount: Money;
  readonly reference: string | null;
  readonly note: string | null;
};

const minus = (one: Money, other: Money): Money => toCents(exact(one).minus(other));
const isSome = (amount: Money): boolean => !exact(amount).isZero();

/** The status follows from the money. */
function followMoney(
  invoice: RepaymentInvoiceFacts,
  by: Money,
  on: PlainDate | null,
): Move | Refused {
  const paid = addMoney(invoice.paid, by);
  const isPaid = exact(paid).equals(invoice.total);
  const unpaid = invoice.sentAt ? 'unpay' : 'unpayUnsent';
  const name = isPaid ? 'fullPay' : isSome(paid) ? 'partPay' : unpaid;
  return move(repaymentInvoiceWorkflow, invoice, name, {
    values: { paid, paidOn: isPaid ? on : null },
  });
}

type Share = LineToPay & { readonly share: Money };

function enterShare(
  { loan: stored, share }: Share,
  { id, receivedOn: on }: NewRepayment,
  { invoiceNo }: RepaymentInvoiceFacts,
  books: LoanBooks,
): readonly (Creation | Refused)[] {
  const entryId = books.newId();
  const events = [
    ...stored.loan.events,
    { id: entryId, kind: 'payment' as const, on, amount: share },
  ];
  if (paymentBeforeAdvance(events))
    return [refuse('paymentBeforeAdvance', { field: 'receivedOn' })];
  return [
    create(loanEntry, {
      id: entryId,
      loanId: stored.id,
      kind: 'payment',
      happenedOn: on,
      amount: share,
      note: `Repayment invoice ${invoiceNo}`,
      isReversal: false,
      sourceType: repaymentPayment.name,
      sourceId: id,
    }),
    ...postLoan(stored, { ...stored.loan, events }, books),
  ];
}

/** Money for an invoice goes to its loans by what each has open, exact to the cent. */
export function decideRepayment(
  invoice: RepaymentInvoiceFacts,
  lines: readonly LineToPay[],
  payment: NewRepayment,
  books: LoanBooks,
): Decision {
  const { invoiceNo, status } = invoice;
  if (status === cancelled) return refuse('repaymentCancelled', { values: { invoiceNo } });
  const open = minus(invoice.total, invoice.paid);
  if (!exact(payment.amount).greaterThan(0))
    return refuse('amountNotPositive', { field: 'amount' });
  if (exact(payment.amount).greaterThan(open))
    return refuse('repaymentBeyondOpen', { field: 'amount', values: { invoiceNo, open } });
  if (payment.receivedOn > books.today) return refuse('loanEntryInFuture', { field: 'receivedOn' });
  const weighed = lines.map((line) => ({ ...line, weight: minus(line.total, line.paid) }));
  const shares = splitByWeight(payment.amount, weighed).filter(({ share }) => isSome(share));
  return accept(
    create(repaymentPayment, { ...payment, invoiceId: invoice.id }),
    followMoney(invoice, payment.amount, payment.receivedOn),
    shares.map((line): Change =>
      change(repaymentLine, line.id, { paid: addMoney(line.paid, line.share) }),
    ),
    shares.flatMap((line) => enterShare(line, payment, invoice, books)),
  );
}

export type RepaymentToReverse = {
  readonly id: string;
  readonly amount: Money;
  readonly isReversed: boolean;
};

/** The entries of the payment are taken back, each from its loan, and the invoice is open again. */
export function decideRepaymentReversal(
  payment: RepaymentToReverse,
  invoice: RepaymentInvoiceFacts,
  lines: readonly (LineToPay & {
    readonly entry: { readonly id: string; readonly amount: Money };
  })[],
  {
    reason,
    now,
    books,
  }: { readonly reason: string; readonly now: Instant; readonly books: LoanBooks },
): Decision {
  if (payment.isReversed) return refuse('repaymentReversed');
  const isTaken = ({ loan: { loan }, entry }: (typeof lines)[number]) =>
    isPaidBackTooMuch(
      { ...loan, events: loan.events.filter(({ id }) => id !== entry.id) },
      books.today,
    );
  return accept(
    lines.some(isTaken) && refuse('creditWasPaidBack'),
    change(repaymentPayment, payment.id, {
      isReversed: true,
      reversedAt: now,
      reversedReason: reason,
    }),
    followMoney(invoice, toCents(exact(payment.amount).negated()), null),
    lines.map((line): Change =>
      change(repaymentLine, line.id, { paid: minus(line.paid, line.entry.amount) }),
    ),
    lines.flatMap(({ loan, entry }) => takeBackEntries(loan, [entry.id], reason, books)),
  );
}
