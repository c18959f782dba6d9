import { exact } from '#kernel/domain';
import type { Money } from '#kernel/domain';

/** Whole percent of a target that is reached; more than all is said as it is. */
export function targetShare(target: Money, achieved: Money | null): number {
  const goal = exact(target);
  if (goal.isZero()) return 0;
  return exact(achieved ?? '0')
    .div(goal)
    .times(100)
    .floor()
    .toNumber();
}

/** The financial year ends in June: July 2026 belongs to 2027. */
export const financialYearOf = (date: string): number =>
  Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) >= 7 ? 1 : 0);
