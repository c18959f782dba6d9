import type { Money, PlainDate } from '#kernel/domain';
import { accrualText } from './accrual.ts';
import { postingKinds } from './loan-book.ts';
import type { LoanBook, LoanPosting } from './loan-book.ts';
import type { Loan } from './loan-terms.ts';
import { payoutOf } from './payout.ts';
import type { Payout } from './payout.ts';
import { walkLoan } from './walk-loan.ts';

/** Some equal days: balance x rate x fraction = interest. */
export type DaysLine = {
  readonly kind: 'days';
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly balance: Money;
  readonly percent: string;
  readonly days: number;
  readonly fraction: string;
  /** With ten decimals: it is rounded when it is posted, not here. */
  readonly interest: string;
};

export type PostedLine = {
  readonly kind: 'posted';
  readonly on: PlainDate;
  readonly what: string;
  readonly part: LoanPosting['part'];
  readonly amount: Money;
  readonly eventId: string | null;
};

export type LoanExplanation = {
  readonly asOf: PlainDate;
  readonly lines: readonly (DaysLine | PostedLine)[];
  /** Grown since the last posting, with ten decimals. */
  readonly accrued: string;
  readonly payout: Payout;
};

const dayOf = (line: DaysLine | PostedLine): PlainDate =>
  line.kind === 'days' ? line.to : line.on;

/** Days end before what is posted on the day that they lead to. */
export const explainBook = (loan: Loan, book: LoanBook): LoanExplanation => ({
  asOf: book.asOf,
  lines: [
    ...book.runs.map(({ accrual, ...run }) => ({
      kind: 'days' as const,
      ...run,
      interest: accrualText(accrual),
    })),
    ...book.postings.map(({ kind, ...row }) => ({
      kind: 'posted' as const,
      what: postingKinds[kind],
      ...row,
    })),
  ].toSorted((one, other) => {
    const [a, b] = [dayOf(one), dayOf(other)];
    if (a !== b) return a < b ? -1 : 1;
    return Number(one.kind === 'posted') - Number(other.kind === 'posted');
  }),
  accrued: accrualText(book.accrued),
  payout: payoutOf(loan, book),
});

export const explainLoan = (loan: Loan, day: PlainDate): LoanExplanation =>
  explainBook(loan, walkLoan(loan, day));
