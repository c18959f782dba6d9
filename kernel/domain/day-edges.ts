import type { Instant, PlainDate } from './dates.ts';
import { addDays } from './dates.ts';

/** The instant at which a calendar day begins in the given zone. */
export function startOfDay(date: PlainDate, zone: string): Instant {
  const utc = Date.parse(`${date}T00:00:00Z`);
  // The offset may differ between the guess and the answer, on a day when the clocks change.
  const guess = utc - offsetAt(utc, zone);
  const time = utc - offsetAt(guess, zone);
  return new Date(time).toISOString();
}

/** The last instant that belongs to the day. */
export const endOfDay = (date: PlainDate, zone: string): Instant =>
  new Date(Date.parse(startOfDay(addDays(date, 1), zone)) - 1).toISOString();

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(time);
  const text = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -size : size;
}
