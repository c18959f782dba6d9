import { instantAt, isPlainDate } from '#kernel/domain';
import type { Instant, PlainDate } from '#kernel/domain';

/** B-309: what may be typed; the first is what is shown. */
export const acceptedFormats = (own: string, chosen = own): string[] => [
  ...new Set([chosen, 'YYYY-MM-DD', 'DD/MM/YYYY', own]),
];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const patterns: Readonly<Record<string, string>> = {
  YYYY: String.raw`(?<year>\d{4})`,
  YY: String.raw`(?<year>\d{2})`,
  MMMM: '(?<name>[a-z]{3,9})',
  MMM: '(?<name>[a-z]{3,9})',
  MM: String.raw`(?<month>\d{1,2})`,
  DD: String.raw`(?<day>\d{1,2})`,
  D: String.raw`(?<day>\d{1,2})`,
};
const tokens = /YYYY|YY|MMMM|MMM|MM|DD|D/g;

const patternOf = (format: string): RegExp => {
  const source = format
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(tokens, (token) => patterns[token] ?? token);
  return new RegExp(`^${source}$`, 'i');
};

function readAs(text: string, format: string): PlainDate | null {
  const found = patternOf(format).exec(text)?.groups;
  if (!found) return null;
  const { year = '', month, name, day = '' } = found;
  const number = name ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month);
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

export function parseDate(text: string, formats: readonly string[]): PlainDate | null {
  for (const format of formats) {
    const date = readAs(text.trim(), format);
    if (date) return date;
  }
  return null;
}

const timed = /^(?<day>.*?\S)(?:\s+-\s+|\s+|T)(?<hour>\d{1,2}):(?<minute>\d{2})$/;

/** B-153: shown with a dash; typed without one as well. */
export function parseDateTime(
  text: string,
  formats: readonly string[],
  zone: string,
): Instant | null {
  const { day = '', hour = '', minute = '' } = timed.exec(text.trim())?.groups ?? {};
  const date = parseDate(day, formats);
  if (!date || Number(hour) > 23 || Number(minute) > 59) return null;
  return instantAt(date, `${hour.padStart(2, '0')}:${minute}`, zone);
}
