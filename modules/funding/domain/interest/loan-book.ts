import type { Money, PlainDate } from '#kernel/domain';
import type { Accrual, Cents } from './accrual.ts';
import type { LoanPart } from './loan-terms.ts';

/** Days in which neither the balance nor the rate changed. `to` does not count. */
export type InterestRun = {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly balance: Money;
  readonly percent: string;
  readonly days: number;
  readonly fraction: string;
  readonly accrual: Accrual;
};

export const postingKinds = {
  advance: 'Advance',
  fee: 'Fee',
  dayFee: 'Daily fee',
  gst: 'GST on fees',
  upfrontInterest: 'Interest for the term',
  interest: 'Interest',
  leastInterest: 'Interest to the least agreed',
  rebate: 'Rebate for settling early',
  capitalised: 'Interest added to the balance',
  payment: 'Payment',
  writeOff: 'Written off',
  refund: 'Paid back',
} as const;

/**
 * One row of the loan's own journal: what is owed of a part grows by `amount`, or shrinks where it
 * is negative. `capitalised` moves interest to where it earns interest and changes no total.
 */
export type LoanPosting = {
  readonly on: PlainDate;
  readonly kind: keyof typeof postingKinds;
  readonly part: LoanPart | 'credit';
  readonly amount: Money;
  readonly eventId: string | null;
};

/** One advance and what is left of it: the oldest is repaid first. */
export type Lot = {
  readonly eventId: string;
  readonly on: PlainDate;
  readonly amount: Cents;
  readonly upfrontInterest: Cents;
  readonly termEndsOn: PlainDate | null;
  readonly perDay: Cents;
  left: Cents;
};

export type Allocation = {
  readonly eventId: string;
  readonly on: PlainDate;
  readonly fee: Money;
  readonly interest: Money;
  readonly principal: Money;
  /** What is left when nothing more is owed. */
  readonly unapplied: Money;
};

/** A loan at the end of a day: how it came there, and what is owed. */
export type LoanBook = {
  readonly asOf: PlainDate;
  readonly runs: readonly InterestRun[];
  readonly postings: readonly LoanPosting[];
  readonly allocations: readonly Allocation[];
  readonly lots: readonly Readonly<Lot>[];
  readonly principal: Cents;
  /** Interest that earns interest. */
  readonly capitalised: Cents;
  /** Posted and not paid. */
  readonly interestDue: Cents;
  /** Grown since it was last posted. */
  readonly accrued: Accrual;
  readonly interestCharged: Cents;
  readonly fees: Cents;
  /** Daily fees since they were last posted, without GST. */
  readonly dayFees: Cents;
  readonly credit: Cents;
  /** The least interest was charged and the rebate given: neither is due again. */
  readonly isSettled: boolean;
};
