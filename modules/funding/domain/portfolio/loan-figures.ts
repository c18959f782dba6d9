import { exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { LoanBook } from '../interest/loan-book.ts';
import type { Loan, LoanEvent } from '../interest/loan-terms.ts';
import { payoutOf } from '../interest/payout.ts';
import { walkLoan } from '../interest/walk-loan.ts';
import { moneyOf } from '../interest/accrual.ts';

export type LoanFigures = Readonly<
  Record<'principal' | 'interest' | 'accrued' | 'fees' | 'credit' | 'payout' | 'paid', Money>
>;

/** What lists and sums have of a loan at the end of a day. */
export const figuresOf = (loan: Loan, day: PlainDate): LoanFigures =>
  figuresOfBook(loan, walkLoan(loan, day));

/** Of a loan that was walked already. */
export function figuresOfBook(loan: Loan, book: LoanBook): LoanFigures {
  const { principal, fees, total, ...interest } = payoutOf(loan, book);
  const parts = [interest.interest, interest.minimumTopUp, interest.rebate];
  const sumOf = (wanted: LoanEvent['kind']) =>
    loan.events
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { amount }) => sum.plus(amount), exact(0));
  const paid = sumOf('payment').minus(sumOf('refund'));
  const owed = parts.reduce((sum, one) => sum.plus(one), exact(0));
  return {
    principal,
    interest: toCents(owed),
    accrued: toCents(owed.minus(moneyOf(book.capitalised + book.interestDue))),
    fees,
    credit: moneyOf(book.credit),
    payout: total,
    paid: toCents(paid),
  };
}
