import { addDays, weekday } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Counted, DayOfSlots } from './answers.ts';

/** Weeks begin on Monday. */
export const mondayOf = (day: PlainDate): PlainDate => addDays(day, -((weekday(day) + 6) % 7));

/** Every day has a row, also one on which nobody works. */
export function everyDay(from: PlainDate, count: number, known: readonly DayOfSlots[]) {
  const byDay = new Map(known.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index): DayOfSlots => {
    const day = addDays(from, index);
    return byDay.get(day) ?? { day, booked: 0, held: 0, free: 0 };
  });
}

/** The same for weeks, up to the one that `today` is in. */
export function everyWeek(
  today: PlainDate,
  count: number,
  known: readonly Counted<'week'>[],
): Counted<'week'>[] {
  const byWeek = new Map(known.map((row) => [row.week, row.count]));
  return Array.from({ length: count }, (_, index) => {
    const week = addDays(mondayOf(today), 7 * (index + 1 - count));
    return { week, count: byWeek.get(week) ?? 0 };
  });
}
