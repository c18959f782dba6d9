import type { PlainDate } from '#kernel/domain';

const two = (number: number): string => String(number).padStart(2, '0');

/** The same day of a later month; the last one where the month is shorter. */
export function monthsAfter(day: PlainDate, months: number): PlainDate {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, of] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, of + 1, 0)).getUTCDate();
  return `${year}-${two(of + 1)}-${two(Math.min(Number(day.slice(8)), last))}`;
}
