import { exact } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Loan, Rate } from '../interest/loan-terms.ts';
import { monthsAfter } from './months-after.ts';
import type { Stress } from './portfolio-actions.ts';

export const stressPoints = 2;
export const stressMonths = 6;

export const raisesRates = (stress: Stress): boolean => stress === 'rates' || stress === 'both';
export const delays = (stress: Stress): boolean => stress === 'late' || stress === 'both';

const raised = ({ from, percent }: Rate): Rate => ({
  from,
  percent: exact(percent).plus(stressPoints).toString(),
});

/** Two points more from the day on; what was counted before stays. */
export function withRaisedRates(loan: Loan, today: PlainDate): Loan {
  const { rates } = loan.terms;
  const known = rates.filter(({ from }) => from <= today);
  const holds = known.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1);
  const later = rates.filter(({ from }) => from > today).map(raised);
  const now = holds ? [raised({ ...holds, from: today })] : [];
  const kept = known.filter(({ from }) => from < today);
  return { ...loan, terms: { ...loan.terms, rates: [...kept, ...now, ...later] } };
}

/** A day that has passed without a settlement is expected today. */
export function settlementDay(
  expectedOn: PlainDate | null,
  today: PlainDate,
  stress: Stress,
): PlainDate | null {
  if (expectedOn === null) return null;
  const day = expectedOn < today ? today : expectedOn;
  return delays(stress) ? monthsAfter(day, stressMonths) : day;
}
