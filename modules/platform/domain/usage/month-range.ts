import type { PlainDate } from '#kernel/domain';

/** `2026-11`. */
export type Month = string;
export type MonthRange = { readonly from: Month; readonly to: Month };

const pattern = /^([12]\d{3})-(0[1-9]|1[0-2])$/;
/** Ten years are more than anybody looks at, and bounded work for the server. */
const most = 120;

export const isMonth = (text: unknown): text is Month =>
  typeof text === 'string' && pattern.test(text);

export const monthOf = (day: PlainDate): Month => day.slice(0, 7);

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** K-006, B-034: from the start of this month to the end of the next. */
export const defaultMonths = (today: PlainDate): MonthRange => ({
  from: monthOf(today),
  to: addMonths(monthOf(today), 1),
});

export function monthsIn({ from, to }: MonthRange): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to && months.length < most; month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}

export const isMonthRange = ({ from, to }: { from: unknown; to: unknown }): boolean =>
  isMonth(from) && isMonth(to) && from <= to && addMonths(from, most) > to;

/** K-007: MM/YYYY. */
export const monthText = (month: Month): string => month.replace(pattern, '$2/$1');
