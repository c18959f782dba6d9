import { addDays, weekday } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const two = (number: number) => String(number).padStart(2, '0');

export const dayOf = (year: number, month: number, day: number): PlainDate =>
  `${year}-${two(month)}-${two(day)}`;

/** The first such weekday on or after the day. */
export const onOrAfter = (date: PlainDate, day: Weekday): PlainDate =>
  addDays(date, (day - weekday(date) + 7) % 7);

export const nthWeekday = (year: number, month: number, nth: number, day: Weekday): PlainDate =>
  addDays(onOrAfter(dayOf(year, month, 1), day), (nth - 1) * 7);

export const lastWeekday = (year: number, month: number, day: Weekday): PlainDate => {
  const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
  return addDays(onOrAfter(next, day), -7);
};

/** Gregorian Easter after Meeus, Jones and Butcher. */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const sum = moon + sunday - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}
