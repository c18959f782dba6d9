import { addMoney, exact, refuse, toCents } from '#kernel/domain';
import type { AskedChoice, Money, PlainDate, Refused } from '#kernel/domain';
import type { Loan, Rate } from '../interest/loan-terms.ts';
import { netOf, payoutOn } from '../interest/payout.ts';
import { isAbove } from './decide-agreement.ts';

/** The query parameter by which a caller says that running loans shall be counted anew. */
export const forLoansName = 'forLoans';
export const countAgain = 'countAgain';

export type RateRow = Rate & { readonly id: string; readonly agreementId: string };

export type RateChange = {
  readonly after: RateRow | null;
  readonly cap: string | null;
  /** Whether a rate still holds on the first day of the agreement, where it is effective. */
  readonly hasFirstRate: boolean;
};

export const checkRateChange = ({ after, cap, hasFirstRate }: RateChange): Refused | null => {
  if (after && isAbove(after.percent, cap))
    return refuse('rateAboveCap', { field: 'percent', values: { cap: cap ?? '' } });
  return hasFirstRate ? null : refuse('agreementWithoutRate');
};

export type RepricedLoan = {
  readonly id: string;
  readonly loanNo: string;
  readonly settledOn: PlainDate | null;
  readonly loan: Loan;
};

const withRates = (loan: Loan, rates: readonly Rate[]): Loan => ({
  ...loan,
  terms: { ...loan.terms, rates },
});

const difference = (loan: Loan, before: readonly Rate[], day: PlainDate): Money =>
  toCents(exact(netOf(payoutOn(loan, day))).minus(netOf(payoutOn(withRates(loan, before), day))));

export type LoanDifference = {
  readonly id: string;
  readonly loanNo: string;
  readonly by: Money;
};

export type RateImpact = {
  readonly loans: readonly LoanDifference[];
  readonly total: Money;
  /** Loans that were settled by a figure that would be another now. */
  readonly settled: readonly string[];
};

/** By how much the payout of today changes; the rates before are those that the loans were counted by. */
export function rateImpact(
  all: readonly RepricedLoan[],
  before: readonly Rate[],
  today: PlainDate,
): RateImpact {
  const changed = all.flatMap((one) => {
    const day = one.settledOn ?? today;
    const by = difference(one.loan, before, day);
    return exact(by).isZero() ? [] : [{ one, by }];
  });
  const loans = changed
    .filter(({ one }) => one.settledOn === null)
    .map(({ one: { id, loanNo }, by }) => ({ id, loanNo, by }));
  return {
    loans,
    total: addMoney('0', ...loans.map(({ by }) => by)),
    settled: changed.flatMap(({ one }) => (one.settledOn === null ? [] : [one.loanNo])),
  };
}

/** More than these are counted by a worker: nobody waits for them. */
export const loansInRequest = 500;

/** So many that the differences are not counted before they are posted. */
export const manyLoansChoice = (count: number): AskedChoice => ({
  name: forLoansName,
  options: [
    {
      value: countAgain,
      label: 'Count these loans again',
      hint: 'It is done in the background; follow it under Tasks. Until a loan is done it shows what was counted before.',
      confirm: `Count ${count.toLocaleString('en')} loans`,
    },
  ],
  about: { total: null, loans: [], count },
});

/** What is owed today changes by so much: read as a question, before anything is posted. */
export const impactChoice = ({ loans, total }: RateImpact): AskedChoice => ({
  name: forLoansName,
  options: [
    {
      value: countAgain,
      label: 'Count these loans again',
      hint: 'What was posted is reversed and posted anew.',
      confirm: loans.length === 1 ? 'Change 1 loan' : `Change ${loans.length} loans`,
    },
  ],
  about: { total, loans: loans.slice(0, 200), count: loans.length },
});
