import type { PlainDate } from './dates.ts';
import type { Choices } from './field.ts';

export const defaultDateFormat = 'DD MMM YYYY';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Those that a tenant or user may choose; any other text would be shown instead of a date. */
export const dateFormats = [
  'DD MMM YYYY',
  'D MMM YYYY',
  'D MMMM YYYY',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'MM/DD/YYYY',
  'YYYY-MM-DD',
] as const;

export const isDateFormat = (format: unknown): format is (typeof dateFormats)[number] =>
  (dateFormats as readonly unknown[]).includes(format);

/** B-152, B-383. Understands DD, D, MM, MMM, MMMM, YYYY and YY. */
export function formatDate(date: PlainDate | null | undefined, format = defaultDateFormat): string {
  if (!date) return '';
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  const name = months[Number(month) - 1] ?? '';
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: month,
    DD: day,
    D: String(Number(day)),
  };
  return format.replace(/YYYY|YY|MMMM|MMM|MM|DD|D/g, (token) => parts[token] ?? token);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a hundred uses of it; there are few zones. */
function clockIn(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

const readClock = (instant: string, zone: string) => {
  const parts = clockIn(zone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

/** `08:30`, by the clocks of the zone. */
export const formatTime = (instant: string, zone: string): string => readClock(instant, zone).time;

/** B-153 for records, B-154 (`separator` a space) for notifications. */
export function formatDateTime(
  instant: string | null | undefined,
  zone: string,
  format = defaultDateFormat,
  separator = ' - ',
): string {
  if (!instant) return '';
  const { day, time } = readClock(instant, zone);
  return `${formatDate(day, format)}${separator}${time}`;
}

/** Each format with a day written in it. */
export const dateFormatChoices: Choices = Object.fromEntries(
  dateFormats.map((format) => [format, `${formatDate('2026-03-05', format)} (${format})`]),
);
