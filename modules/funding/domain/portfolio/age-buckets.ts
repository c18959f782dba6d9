import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { monthsAfter } from './months-after.ts';

export type LoanAge = {
  readonly label: string;
  /** The days on which a loan of this age was opened; without an end it goes on. */
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
};

const steps = [
  ['Up to 6 months', null, 6],
  ['6 to 12 months', 6, 12],
  ['1 to 2 years', 12, 24],
  ['Over 2 years', 24, null],
] as const;

export const loanAges = (today: PlainDate): readonly LoanAge[] =>
  steps.map(([label, youngest, oldest]) => ({
    label,
    from: oldest === null ? null : addDays(monthsAfter(today, -oldest), 1),
    to: youngest === null ? null : monthsAfter(today, -youngest),
  }));
