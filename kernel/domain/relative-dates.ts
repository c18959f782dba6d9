import { addBusinessDays, addDays, isWeekend, weekday } from './dates.ts';
import type { PlainDate } from './dates.ts';

export type DateRange = { readonly from: PlainDate; readonly to: PlainDate };

/** B-311, G-090. Doc 3 section 9, in its order; every Last has its Next. */
export const relativeRanges = {
  thisWeek: 'This week',
  thisMonth: 'This month',
  last3BusinessDays: 'Last 3 business days',
  last5BusinessDays: 'Last 5 business days',
  last7BusinessDays: 'Last 7 business days',
  last3Days: 'Last 3 days',
  last7Days: 'Last 7 days',
  last14Days: 'Last 14 days',
  last30Days: 'Last 30 days',
  lastWeek: 'Last week',
  lastMonth: 'Last month',
  last3Months: 'Last 3 months',
  last6Months: 'Last 6 months',
  lastYear: 'Last year',
  next3BusinessDays: 'Next 3 business days',
  next5BusinessDays: 'Next 5 business days',
  next7BusinessDays: 'Next 7 business days',
  next3Days: 'Next 3 days',
  next7Days: 'Next 7 days',
  next14Days: 'Next 14 days',
  next30Days: 'Next 30 days',
  nextWeek: 'Next week',
  nextMonth: 'Next month',
  next3Months: 'Next 3 months',
  next6Months: 'Next 6 months',
  nextYear: 'Next year',
} as const;

export type RelativeRange = keyof typeof relativeRanges;

export const isRelativeRange = (text: string): text is RelativeRange =>
  Object.hasOwn(relativeRanges, text);

type Options = {
  /** B-310: no day after today can be part of the answer. */
  readonly noFuture?: boolean;
};

export const relativeRangeNames = ({ noFuture }: Options = {}): RelativeRange[] =>
  (Object.keys(relativeRanges) as RelativeRange[]).filter(
    (name) => !noFuture || !name.startsWith('next'),
  );

/**
 * Days and business days count today as one of them. Weeks (from Monday), months and years are
 * whole ones of the calendar: the last 3 months are those before this month.
 */
export function relativeRange(
  name: RelativeRange,
  today: PlainDate,
  { noFuture }: Options = {},
): DateRange {
  const range = rangeOf(name, today);
  return noFuture && range.to > today ? { from: range.from, to: today } : range;
}

function rangeOf(name: RelativeRange, today: PlainDate): DateRange {
  const [, when = 'this', count = '1', unit = ''] =
    /^(this|last|next)(\d*)(\w+?)s?$/.exec(name) ?? [];
  const amount = Number(count || '1');
  const direction = { this: 0, last: -1, next: 1 }[when] ?? 0;
  if (unit === 'Day') return daysFrom(today, addDays(today, direction * (amount - 1)));
  if (unit === 'BusinessDay') return daysFrom(today, businessDay(today, direction * amount));
  if (unit === 'Week') return week(addDays(today, 7 * direction));
  if (unit === 'Year') return months(`${today.slice(0, 4)}-01`, 12 * direction, 12);
  const first = direction < 0 ? -amount : direction;
  return months(today.slice(0, 7), first, amount);
}

/** D-081: a named range with the days that it means today. */
export type RelativeDateRangeValue = {
  readonly relativeDate: RelativeRange;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
};

export function relativeRangeValue(
  relativeDate: RelativeRange,
  today: PlainDate,
  options?: Options,
): RelativeDateRangeValue {
  const { from, to } = relativeRange(relativeDate, today, options);
  return { relativeDate, startDate: from, endDate: to };
}

const daysFrom = (one: PlainDate, other: PlainDate): DateRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

/** The last of `count` business days, today being the first of them unless it is a weekend. */
function businessDay(today: PlainDate, count: number): PlainDate {
  const step = Math.sign(count);
  return addBusinessDays(today, isWeekend(today) ? count : count - step);
}

function week(day: PlainDate): DateRange {
  const monday = addDays(day, -((weekday(day) + 6) % 7));
  return { from: monday, to: addDays(monday, 6) };
}

/** `count` whole months from the one that lies `skip` months after `month` (`YYYY-MM`). */
function months(month: string, skip: number, count: number): DateRange {
  const from = firstOf(month, skip);
  return { from, to: addDays(firstOf(month, skip + count), -1) };
}

function firstOf(month: string, skip: number): PlainDate {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + skip;
  const pad = (value: number, size: number) => String(value).padStart(size, '0');
  return `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1, 2)}-01`;
}
