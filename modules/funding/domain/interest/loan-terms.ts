import type { Money, PlainDate } from '#kernel/domain';
import type { DayCount } from './day-count.ts';

/** Spec, doc 3 section 3.1. */
export const interestKinds = { simple: 'Simple', compound: 'Compound' } as const;
export const interestTimings = { upfront: 'Upfront', daily: 'Daily' } as const;

export const compoundings = {
  monthlyCalendar: 'Monthly, on the first of the month',
  monthlyAnniversary: 'Monthly, on the day of the first advance',
  daily: 'Daily',
} as const;

export const feeTimes = { perMatter: 'Per matter', perAdvance: 'Per advance' } as const;
export const feeUnits = { $: '$', '%': '%' } as const;

/** A rate that holds from a day on. */
export type Rate = { readonly from: PlainDate; readonly percent: string };

export type FeeTerm = {
  readonly time: keyof typeof feeTimes;
  readonly unit: keyof typeof feeUnits;
  readonly value: string;
};

/** Of an advance below `below`: so much a day, without GST, until it is repaid. */
export type DayFeeBand = { readonly below: Money; readonly perDay: Money };

export type UpfrontTerm = {
  /** `rate`: the yearly rate for the term. `flat`: the percentage once. */
  readonly basis: 'rate' | 'flat';
  readonly termDays: number;
  /** Whether who settles early gets the unused part back. */
  readonly rebate: boolean;
};

export const loanParts = { fee: 'Fees', interest: 'Interest', principal: 'Principal' } as const;
export type LoanPart = keyof typeof loanParts;

export type LoanTerms = {
  readonly interestKind: keyof typeof interestKinds;
  readonly timing: keyof typeof interestTimings;
  readonly dayCount: DayCount;
  readonly compounding: keyof typeof compoundings;
  readonly rates: readonly Rate[];
  readonly fees: readonly FeeTerm[];
  /** A fee per matter in percent is of it; of the first advance for loans opened before it was kept. */
  readonly approvedLimit: Money | null;
  readonly dayFees: readonly DayFeeBand[];
  /** On fees only: interest carries none. */
  readonly gstPercent: string;
  readonly upfront: UpfrontTerm | null;
  /** What a loan costs at least in interest when it is settled. */
  readonly minimumInterest: Money;
  /** From the day after `dueOn` and its grace the default rate holds, where it is the higher one. */
  readonly dueOn: PlainDate | null;
  readonly graceDays: number;
  readonly defaultPercent: string | null;
  readonly allocationOrder: readonly LoanPart[];
};

/**
 * What happened to a loan. A write-off is taken off as a payment is. `settle` has no amount: the term
 * ends that day, so what is missing to the least interest is charged and the rebate is given. `refund`
 * pays back what is held for the borrower.
 */
export type LoanEvent = {
  readonly id: string;
  readonly kind: 'advance' | 'fee' | 'settle' | 'payment' | 'writeOff' | 'refund';
  readonly on: PlainDate;
  readonly amount: Money;
};

export type Loan = { readonly terms: LoanTerms; readonly events: readonly LoanEvent[] };

/** "Money" in the decisions: what holds where an agreement says nothing else. */
export const standardTerms: LoanTerms = {
  interestKind: 'simple',
  timing: 'daily',
  dayCount: 'ACT/365F',
  compounding: 'monthlyCalendar',
  rates: [],
  fees: [],
  approvedLimit: null,
  dayFees: [],
  gstPercent: '0',
  upfront: null,
  minimumInterest: '0.00',
  dueOn: null,
  graceDays: 0,
  defaultPercent: null,
  allocationOrder: ['fee', 'interest', 'principal'],
};
