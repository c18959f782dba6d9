import { dayIn } from './dates.ts';
import type { Instant } from './dates.ts';
import { formatDateTime } from './date-format.ts';
import { instantAt } from './start-and-end-of-day.ts';

/** `09:30`, by the clocks of the zone. */
export const clockTimeIn = (instant: Instant, zone: string): string =>
  formatDateTime(instant, zone).slice(-5);

/** When the clocks of `to` show what those of `from` show at this instant: nine stays nine. */
export const sameClockIn = (instant: Instant, from: string, to: string): Instant =>
  instantAt(dayIn(from, new Date(instant)), clockTimeIn(instant, from), to);
