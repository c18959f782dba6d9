import { instantAt, isPlainDate } from '#kernel/domain';
import type { Instant, PlainDate } from '#kernel/domain';
import { parseTime } from './parse-time.ts';

/** B-309: the formats that are always understood; the first is what is shown. */
export const acceptedFormats = (own: string, chosen = own): string[] => [
  ...new Set([chosen, 'YYYY-MM-DD', 'DD/MM/YYYY', own]),
];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const gap = String.raw`[\s./,-]+`;
const name = String.raw`(?<name>[a-z]{3,9})\.?`;
const year = String.raw`(?<year>\d{4}|\d{2})`;
const pattern = (...parts: string[]) => new RegExp(`^${parts.join('')}$`, 'i');

const patterns = {
  iso: pattern(
    String.raw`(?<year>\d{4})`,
    gap,
    String.raw`(?<month>\d{1,2})`,
    gap,
    String.raw`(?<day>\d{1,2})`,
  ),
  named: pattern(
    String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?[\s./,-]*`,
    name,
    String.raw`[\s./,-]*`,
    year,
  ),
  namedFirst: pattern(name, String.raw`[\s.]*(?<day>\d{1,2})(?:st|nd|rd|th)?`, gap, year),
  dayFirst: pattern(String.raw`(?<day>\d{1,2})`, gap, String.raw`(?<month>\d{1,2})`, gap, year),
  monthFirst: pattern(String.raw`(?<month>\d{1,2})`, gap, String.raw`(?<day>\d{1,2})`, gap, year),
  run: pattern(String.raw`(?<day>\d{2})(?<month>\d{2})`, year),
} as const;

/** A year of two digits may lie this far ahead; beyond that it is one of the last century. */
const yearsAhead = 10;

function fullYear(text: string, today: PlainDate): number {
  if (text.length === 4) return Number(text);
  const thisYear = Number(today.slice(0, 4));
  const near = Math.floor(thisYear / 100) * 100 + Number(text);
  return near > thisYear + yearsAhead ? near - 100 : near;
}

function monthOf(typed: string): number {
  return months.findIndex((month) => typed.toLowerCase().startsWith(month)) + 1;
}

function readAs(text: string, how: RegExp, today: PlainDate): PlainDate | null {
  const found = how.exec(text)?.groups;
  if (!found) return null;
  const { year: typedYear = '', month, name: monthName, day = '' } = found;
  const number = monthName ? monthOf(monthName) : Number(month);
  const two = (value: number | string) => String(value).padStart(2, '0');
  const date = `${fullYear(typedYear, today)}-${two(number)}-${two(day)}`;
  return isPlainDate(date) ? date : null;
}

/** Whether a format such as `MM/DD/YYYY` names the month in figures before the day. */
const isMonthFirst = (format: string): boolean => {
  const [month, day] = [format.search(/MM(?!M)/), format.indexOf('D')];
  return month >= 0 && month < day && !format.startsWith('Y');
};

/**
 * What people type for a day: 3/4/80, 3-4-1980, 3.4.80, 3 Apr 1980, Apr 3 1980, 1980-04-03. Figures
 * are read in the order of the first of `formats`, and day first when that is impossible.
 */
export function parseDate(
  text: string,
  formats: readonly string[],
  today: PlainDate,
): PlainDate | null {
  const { iso, named, namedFirst, dayFirst, monthFirst, run } = patterns;
  const figures = isMonthFirst(formats[0] ?? '') ? [monthFirst, dayFirst] : [dayFirst];
  for (const how of [iso, ...figures, named, namedFirst, run]) {
    const date = readAs(text.trim(), how, today);
    if (date) return date;
  }
  return null;
}

/** B-153: shown with a dash; typed without one as well, e.g. `3/4/26 9am`. */
export function parseDateTime(
  text: string,
  formats: readonly string[],
  zone: string,
  today: PlainDate,
): Instant | null {
  const typed = text.trim();
  for (const { index } of typed.matchAll(/[\sT]/g)) {
    const day = typed.slice(0, index).replace(/(\s*[-,]|\s+at)$/i, '');
    const time = parseTime(typed.slice(index + 1).replace(/^(-|at)\s+/i, ''));
    const date = time && parseDate(day, formats, today);
    if (date) return instantAt(date, time, zone);
  }
  return null;
}
