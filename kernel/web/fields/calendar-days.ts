import { addDays, weekday } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

const firstOf = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`;

/** The same day of another month, or the last one that it has. */
export function addMonths(date: PlainDate, count: number): PlainDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  const wanted = Math.min(day, last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(wanted).padStart(2, '0')}`;
}

/** Six weeks from Monday that hold the month of `date`. */
export function weeksAround(date: PlainDate): PlainDate[][] {
  const first = firstOf(date);
  const start = addDays(first, -((weekday(first) + 6) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, 7 * week + day)),
  );
}

const steps: Readonly<Record<string, (date: PlainDate) => PlainDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -((weekday(date) + 6) % 7)),
  End: (date) => addDays(date, (7 - weekday(date)) % 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** Where a key leads from a day; undefined when it leads nowhere. With Shift a page is a year. */
export function dayByKey(date: PlainDate, key: string, isShifted: boolean): PlainDate | undefined {
  if (isShifted && key === 'PageUp') return addMonths(date, -12);
  if (isShifted && key === 'PageDown') return addMonths(date, 12);
  return steps[key]?.(date);
}
