import { daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

/** How many days a year has for interest; chosen by the agreement. */
export const dayCounts = {
  'ACT/365F': 'Actual days / 365',
  'ACT/360': 'Actual days / 360',
  'ACT/ACT-ISDA': 'Actual days / actual year (ISDA)',
  '30/360-US': '30 / 360 (US)',
  '30E/360': '30E / 360 (Europe)',
} as const;

export type DayCount = keyof typeof dayCounts;

/**
 * 365, 366 and 360 divide it without a rest: a fraction of a year is a whole number of its parts
 * under every convention, so accrued interest is counted exactly.
 */
export const YEAR_PARTS = 1_603_080;

/** So many days of years that have `basis` days. */
export type DayRun = { readonly days: number; readonly basis: 360 | 365 | 366 };

type Ymd = readonly [year: number, month: number, day: number];

const ymd = (date: PlainDate): Ymd => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const isEndOfFebruary = ([year, month, day]: Ymd): boolean =>
  month === 2 && day === (isLeap(year) ? 29 : 28);

const days360 = ([y1, m1, d1]: Ymd, [y2, m2, d2]: Ymd): number =>
  (y2 - y1) * 360 + (m2 - m1) * 30 + (d2 - d1);

/** The NASD rule with its adjustment for the end of February; the ISDA bond basis has none. */
function days30Us(from: Ymd, to: Ymd): number {
  const [y1, m1] = from;
  const [y2, m2] = to;
  let [, , d1] = from;
  let [, , d2] = to;
  if (isEndOfFebruary(from)) {
    if (isEndOfFebruary(to)) d2 = 30;
    d1 = 30;
  }
  if (d2 === 31 && d1 >= 30) d2 = 30;
  if (d1 === 31) d1 = 30;
  return days360([y1, m1, d1], [y2, m2, d2]);
}

function days30E([y1, m1, d1]: Ymd, [y2, m2, d2]: Ymd): number {
  return days360([y1, m1, Math.min(d1, 30)], [y2, m2, Math.min(d2, 30)]);
}

/** Each calendar year by its own length. */
function byCalendarYear(from: PlainDate, to: PlainDate): DayRun[] {
  const runs: DayRun[] = [];
  for (let start = from; start < to;) {
    const year = Number(start.slice(0, 4));
    const newYear = `${String(year + 1).padStart(4, '0')}-01-01`;
    const end = newYear < to ? newYear : to;
    runs.push({ days: daysBetween(start, end), basis: isLeap(year) ? 366 : 365 });
    start = end;
  }
  return runs;
}

/** The days from `from` until before `to`, by the convention. */
export function dayRuns(dayCount: DayCount, from: PlainDate, to: PlainDate): readonly DayRun[] {
  switch (dayCount) {
    case 'ACT/365F':
      return [{ days: daysBetween(from, to), basis: 365 }];
    case 'ACT/360':
      return [{ days: daysBetween(from, to), basis: 360 }];
    case 'ACT/ACT-ISDA':
      return byCalendarYear(from, to);
    case '30/360-US':
      return [{ days: days30Us(ymd(from), ymd(to)), basis: 360 }];
    case '30E/360':
      return [{ days: days30E(ymd(from), ymd(to)), basis: 360 }];
  }
}

export const daysOf = (runs: readonly DayRun[]): number =>
  runs.reduce((sum, { days }) => sum + days, 0);

/** In parts of a year: see `YEAR_PARTS`. */
export const yearParts = (runs: readonly DayRun[]): number =>
  runs.reduce((sum, { days, basis }) => sum + (days * YEAR_PARTS) / basis, 0);

/** As people check it: `31/365`, or `214/365 + 366/366`. */
export const fractionText = (runs: readonly DayRun[]): string =>
  runs.map(({ days, basis }) => `${days}/${basis}`).join(' + ');
