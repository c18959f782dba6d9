/** `YYYY-MM-DD`; compares as text. */
export type PlainDate = string;
/** ISO 8601 in UTC. */
export type Instant = string;

const DAY = 86_400_000;

/** Real calendar days only: 2026-02-30 is not one. */
export function isPlainDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const month = Number(value.slice(5, 7));
  const day = Number(value.slice(8));
  return day > 0 && day <= (month === 2 && isLeapYear(value) ? 29 : (daysOfMonths[month - 1] ?? 0));
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(date: PlainDate): boolean {
  const year = Number(date.slice(0, 4));
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const atMidnight = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`);
const toDate = (time: number): PlainDate => new Date(time).toISOString().slice(0, 10);

export const addDays = (date: PlainDate, days: number): PlainDate =>
  toDate(atMidnight(date) + days * DAY);

export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  Math.round((atMidnight(to) - atMidnight(from)) / DAY);

/** 0 is Sunday. */
export const weekday = (date: PlainDate): number => new Date(atMidnight(date)).getUTCDay();

export const isWeekend = (date: PlainDate): boolean => weekday(date) % 6 === 0;

/** B-086. Public holidays do not count: only Saturdays and Sundays are skipped. */
export function addBusinessDays(start: PlainDate, days: number): PlainDate {
  const step = days < 0 ? -1 : 1;
  let date = start;
  for (let left = Math.abs(days); left > 0;) {
    date = addDays(date, step);
    if (!isWeekend(date)) left -= 1;
  }
  return date;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than a whole request, and its memory is not on the heap that is swept. */
function calendarIn(zone: string): Intl.DateTimeFormat {
  let calendar = calendars.get(zone);
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    calendars.set(zone, calendar);
  }
  return calendar;
}

const lastDays = new Map<string, { readonly second: number; readonly day: PlainDate }>();

/**
 * The calendar day it is at `instant` in the given zone. Every write asks for today, and within one
 * second no zone has two days: old zones are apart by seconds, none by less.
 */
export function dayIn(zone: string, instant: Date): PlainDate {
  const second = Math.floor(instant.getTime() / 1000);
  const last = lastDays.get(zone);
  if (last?.second === second) return last.day;
  const day = calendarIn(zone).format(instant);
  lastDays.set(zone, { second, day });
  return day;
}

/** Building a clock to ask costs more than the rest of a write. */
const knownZones = new Set<string>();

export function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // Each name is one of some hundreds, but each may be written in many cases.
    if (knownZones.size < 1000) knownZones.add(zone);
    return true;
  } catch {
    return false;
  }
}
