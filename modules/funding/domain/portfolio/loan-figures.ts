import { exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { LoanBook } from '../interest/loan-book.ts';
import type { Loan } from '../interest/loan-terms.ts';
import { payoutOf } from '../interest/payout.ts';
import { walkLoan } from '../interest/walk-loan.ts';

export type LoanFigures = Readonly<
  Record<'principal' | 'interest' | 'fees' | 'credit' | 'payout' | 'paid', Money>
>;

/** What lists and sums have of a loan at the end of a day. */
export const figuresOf = (loan: Loan, day: PlainDate): LoanFigures =>
  figuresOfBook(loan, walkLoan(loan, day));

/** Of a loan that was walked already. */
export function figuresOfBook(loan: Loan, book: LoanBook): LoanFigures {
  const { principal, fees, credit, total, ...interest } = payoutOf(loan, book);
  const parts = [interest.interest, interest.minimumTopUp, interest.rebate];
  const paid = loan.events
    .filter(({ kind }) => kind === 'payment')
    .reduce((sum, { amount }) => sum.plus(amount), exact(0));
  return {
    principal,
    interest: toCents(parts.reduce((sum, one) => sum.plus(one), exact(0))),
    fees,
    credit: toCents(exact(credit).negated()),
    payout: total,
    paid: toCents(paid),
  };
}
