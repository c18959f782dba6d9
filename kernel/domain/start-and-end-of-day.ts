import type { Instant, PlainDate } from './dates.ts';
import { addDays } from './dates.ts';

/** The instant at which a calendar day begins in the given zone. */
export const startOfDay = (date: PlainDate, zone: string): Instant =>
  instantAt(date, '00:00', zone);

/**
 * The instant at which the clocks of the zone show the time. A time that the clocks leap over in
 * spring is the one after the leap; of a time that comes twice in autumn the first is meant.
 */
export function instantAt(date: PlainDate, time: string, zone: string): Instant {
  const utc = Date.parse(`${date}T${time}:00Z`);
  // The offset is one of two on a day when the clocks change.
  const guesses = [offsetAt(utc - day, zone), offsetAt(utc + day, zone)].map(
    (offset) => utc - offset,
  );
  const fitting = guesses.filter((guess) => guess + offsetAt(guess, zone) === utc);
  const found = fitting.length ? Math.min(...fitting) : Math.max(...guesses);
  return new Date(found).toISOString();
}

const day = 86_400_000;

/** The last instant that belongs to the day. */
export const endOfDay = (date: PlainDate, zone: string): Instant =>
  new Date(Date.parse(startOfDay(addDays(date, 1), zone)) - 1).toISOString();

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a hundred uses of it; there are few zones. */
function offsetClock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  clocks.set(zone, clock);
  return clock;
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const parts = offsetClock(zone).formatToParts(time);
  const text = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -size : size;
}
