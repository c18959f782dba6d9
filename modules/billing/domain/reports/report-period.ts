import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

export type Period = { readonly from: PlainDate; readonly to: PlainDate };

const two = (number: number): string => String(number).padStart(2, '0');

const monthAt = (index: number): string => `${Math.floor(index / 12)}-${two((index % 12) + 1)}`;

const indexOf = (day: PlainDate): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Every month that the period touches. */
export function monthsOf({ from, to }: Period): readonly string[] {
  const first = indexOf(from);
  return Array.from({ length: Math.max(0, indexOf(to) - first + 1) }, (_, at) =>
    monthAt(first + at),
  );
}

const endOfMonth = (index: number): PlainDate => addDays(`${monthAt(index + 1)}-01`, -1);

/** The part of a month that lies in the period: what its figure opens. */
export function monthWithin(month: string, { from, to }: Period): Period {
  const [first, last] = [`${month}-01`, endOfMonth(indexOf(`${month}-01`))];
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** Quarters of the calendar, as the BAS has them, whole ones: the first and the last are completed. */
export function quartersOf({ from, to }: Period): readonly (Period & { readonly label: string })[] {
  const first = Math.floor(indexOf(from) / 3);
  const last = Math.floor(indexOf(to) / 3);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const index = (first + at) * 3;
    return {
      label: `${names[index % 12]} to ${names[(index % 12) + 2]} ${Math.floor(index / 12)}`,
      from: `${monthAt(index)}-01`,
      to: endOfMonth(index + 2),
    };
  });
}

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const monthLabel = (month: string): string =>
  `${names[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** Twelve months up to today, this one included. */
export const lastYear = (today: PlainDate): Period => ({
  from: `${monthAt(indexOf(today) - 11)}-01`,
  to: today,
});

/** More than five years at once nobody reads. */
export const mostMonths = 60;
