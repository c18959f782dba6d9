import { accept, addMoney, exact, move, refuse, toCents } from '#kernel/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import { decideLoanEntry } from '../loans/decide-loan-entry.ts';
import type { LoanToChange } from '../loans/decide-loan-entry.ts';
import type { LoanBooks } from '../loans/loan-ledger.ts';
import type { TransactionStatus } from './advance-choices.ts';
import { fundingTransaction } from './funding-transaction.resource.ts';
import { fundingTransactionWorkflow } from './funding-transaction.workflow.ts';

export type TransactionToPay = {
  readonly id: string;
  readonly transactionNo: string | null;
  readonly status: TransactionStatus;
  readonly amount: Money;
  readonly paid: Money;
  readonly payeeName: string | null;
};

export type TransactionPayment = {
  readonly entryId: string;
  readonly on: PlainDate;
  readonly amount: Money;
  /** By an advance payment that was approved. */
  readonly isPromised?: boolean;
};

export const leftToPay = ({ amount, paid }: TransactionToPay): Money =>
  toCents(exact(amount).minus(paid));

/** Money that leaves for the payee is an advance on the loan of the matter. */
export function decideTransactionPayment(
  transaction: TransactionToPay,
  loan: LoanToChange,
  { entryId, on, amount, isPromised = false }: TransactionPayment,
  books: LoanBooks,
): Decision {
  const open = leftToPay(transaction);
  const entry = decideLoanEntry(
    loan,
    {
      id: entryId,
      kind: 'advance',
      on,
      amount,
      note: [transaction.transactionNo, transaction.payeeName].filter(Boolean).join(' '),
      isPromised,
      source: { type: fundingTransaction.name, id: transaction.id },
    },
    books,
  );
  const status = exact(amount).lessThan(open) ? '2' : '6';
  return accept(
    exact(amount).greaterThan(open) &&
      refuse('advanceAboveOpen', { field: 'amount', values: { open } }),
    entry.kind === 'accepted' ? entry.writes : entry,
    move(fundingTransactionWorkflow, transaction, 'pay', {
      to: { status },
      values: { paid: addMoney(transaction.paid, amount), lastPaidOn: on },
    }),
  );
}
