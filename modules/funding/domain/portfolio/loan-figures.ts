import { exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { Loan } from '../interest/loan-terms.ts';
import { payoutOn } from '../interest/payout.ts';

export type LoanFigures = Readonly<
  Record<'principal' | 'interest' | 'fees' | 'credit' | 'payout' | 'paid', Money>
>;

/** What lists and sums have of a loan at the end of a day. */
export function figuresOf(loan: Loan, day: PlainDate): LoanFigures {
  const { principal, fees, credit, total, ...interest } = payoutOn(loan, day);
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
