import { addDays, daysBetween, instantAt, weekday } from '#kernel/domain';
import type { Instant, PlainDate } from '#kernel/domain';

/** 0 is Sunday, as everywhere. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type RosterPattern = {
  readonly firstDay: PlainDate;
  readonly lastDay: PlainDate;
  readonly repeat: 'weekly' | 'fortnightly' | 'monthly';
  /** Of a monthly roster: these weekdays in the same week of the month as the first day. */
  readonly weekdays: readonly Weekday[];
  /** Days that are left out by hand. */
  readonly exceptions: readonly PlainDate[];
};

/** Wall clock times: a nine o'clock session stays at nine when the clocks change. */
export type RosterTimes = {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
};

export type RosterDay = {
  readonly day: PlainDate;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
  /** By whose clocks it was planned. */
  readonly timeZone: string;
};

export const mostRosterDays = 731;
/** B-251, K-075. */
export const mostSessions = 10_000;
/** More than these are made in the background. */
export const rosterInRequest = 100;

/** Which week of its month a day is in: 1 to 5. */
export const weekOfMonth = (day: PlainDate): number => Math.ceil(Number(day.slice(8)) / 7);

/** The Monday of its week, so that a fortnight is counted in whole weeks. */
const mondayOf = (day: PlainDate): PlainDate => addDays(day, -((weekday(day) + 6) % 7));

function isInTurn({ repeat, firstDay }: RosterPattern, day: PlainDate): boolean {
  if (repeat === 'weekly') return true;
  if (repeat === 'monthly') return weekOfMonth(day) === weekOfMonth(firstDay);
  return (daysBetween(mondayOf(firstDay), mondayOf(day)) / 7) % 2 === 0;
}

export function rosterDays(pattern: RosterPattern, holidays: ReadonlySet<PlainDate>): PlainDate[] {
  const length = daysBetween(pattern.firstDay, pattern.lastDay);
  const left = new Set(pattern.exceptions);
  const all = Array.from({ length: Math.max(0, length + 1) }, (_, step) =>
    addDays(pattern.firstDay, step),
  );
  return all.filter(
    (day) =>
      pattern.weekdays.includes(weekday(day) as Weekday) &&
      isInTurn(pattern, day) &&
      !left.has(day) &&
      !holidays.has(day),
  );
}

export const timesOn = (day: PlainDate, { from, to, timeZone }: RosterTimes): RosterDay => ({
  day,
  dateFrom: instantAt(day, from, timeZone),
  dateTo: instantAt(day, to, timeZone),
  timeZone,
});
