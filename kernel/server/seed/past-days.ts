import { addDays, isWeekend } from '#kernel/domain';
import type { Instant, PlainDate } from '#kernel/domain';
import type { Random } from './random.ts';

/** Some working day in the past. */
export function workdayBefore(today: PlainDate, days: number): PlainDate {
  let date = addDays(today, -days);
  while (isWeekend(date)) date = addDays(date, -1);
  return date;
}

/** A moment in the office hours of eastern Australia. */
export function momentBefore(today: PlainDate, days: number, random: Random): Instant {
  const hour = random.between(0, 5);
  const minute = random.between(0, 59);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${workdayBefore(today, days)}T${two(hour)}:${two(minute)}:00Z`;
}
