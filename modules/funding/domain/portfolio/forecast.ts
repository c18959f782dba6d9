import { addMoney } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { monthsAfter } from './months-after.ts';

/** What comes back of a loan, and when; without a day nobody has said when. */
export type ExpectedReturn = {
  readonly on: PlainDate | null;
  readonly amount: Money;
  /** Of how many loans, where it is a sum. */
  readonly loans?: number;
};

export type ForecastMonth = {
  readonly label: string;
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly loans: number;
  readonly amount: Money;
};

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthsAhead = 12;

export const monthLabel = (day: PlainDate): string =>
  `${names[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** The months from this one on, what comes later, and what has no day. */
export function forecastByMonth(
  returns: readonly ExpectedReturn[],
  today: PlainDate,
): readonly ForecastMonth[] {
  const first = `${today.slice(0, 7)}-01`;
  const starts = Array.from({ length: monthsAhead + 1 }, (_, at) => monthsAfter(first, at));
  const end = starts[monthsAhead] ?? first;
  const of = (
    label: string,
    from: PlainDate | null,
    to: PlainDate | null,
    mine: readonly ExpectedReturn[],
  ) => ({
    label,
    from,
    to,
    loans: mine.reduce((count, { loans = 1 }) => count + loans, 0),
    amount: addMoney('0', ...mine.map(({ amount }) => amount)),
  });
  const within = (from: PlainDate, to: PlainDate | null) =>
    returns.filter(({ on }) => on !== null && on >= from && (to === null || on < to));
  const months = starts
    .slice(0, -1)
    .map((from, at) =>
      of(monthLabel(from), from, starts[at + 1] ?? end, within(from, starts[at + 1] ?? end)),
    );
  const undated = returns.filter(({ on }) => on === null);
  return [
    ...months,
    of('Later', end, null, within(end, null)),
    ...(undated.length ? [of('No date yet', null, null, undated)] : []),
  ];
}
