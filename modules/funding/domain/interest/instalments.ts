import { exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { dayRuns, yearParts, YEAR_PARTS } from './day-count.ts';
import type { DayCount } from './day-count.ts';

export type Instalment = {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly rateFactor: string;
  readonly instalment: Money;
  readonly interest: Money;
  readonly principal: Money;
  readonly balance: Money;
};

type Plan = {
  readonly principal: Money;
  readonly percent: string;
  readonly dayCount: DayCount;
  /** The first day, then every day on which an instalment is due. */
  readonly days: readonly PlainDate[];
};

/** Equal instalments; the last one takes what rounding left over. */
export function instalmentsOf({ principal, percent, dayCount, days }: Plan): Instalment[] {
  const periods = days.slice(1).map((to, index) => {
    const from = days[index] ?? to;
    const fraction = exact(yearParts(dayRuns(dayCount, from, to))).div(YEAR_PARTS);
    return { from, to, factor: exact(percent).div(100).times(fraction) };
  });
  let growth = exact(1);
  let worth = exact(0);
  for (const { factor } of periods) {
    growth = growth.times(factor.plus(1));
    worth = worth.plus(exact(1).div(growth));
  }
  const equal = worth.isZero() ? '0.00' : toCents(exact(principal).div(worth));
  let balance = exact(principal);
  return periods.map(({ from, to, factor }, index) => {
    const interest = toCents(balance.times(factor));
    const isLast = index === periods.length - 1;
    const repaid = isLast ? balance : exact(equal).minus(interest);
    balance = balance.minus(repaid);
    return {
      from,
      to,
      rateFactor: factor.toFixed(12),
      instalment: toCents(repaid.plus(interest)),
      interest,
      principal: toCents(repaid),
      balance: toCents(balance),
    };
  });
}
