import { addDays, daysBetween, weekday } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { mostCalendarDays } from './calendar-query.ts';

export const calendarViews = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  agenda: 'Agenda',
} as const;

export type CalendarView = keyof typeof calendarViews;

/** Both days are part of it. */
export type DayRange = { readonly from: PlainDate; readonly to: PlainDate };

const agendaDays = 14;

export const mondayOf = (day: PlainDate): PlainDate => addDays(day, -((weekday(day) + 6) % 7));

const firstOfMonth = (day: PlainDate): PlainDate => `${day.slice(0, 8)}01`;
const lastOfMonth = (day: PlainDate): PlainDate =>
  addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);

export function rangeOf(view: CalendarView, day: PlainDate): DayRange {
  if (view === 'day') return { from: day, to: day };
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  if (view === 'month') return { from: firstOfMonth(day), to: lastOfMonth(day) };
  return { from: day, to: addDays(day, agendaDays - 1) };
}

/** B-288: what a link that names only days is best read in. */
export function viewFor({ from, to }: DayRange): CalendarView {
  const days = daysBetween(from, to) + 1;
  if (days <= 1) return 'day';
  return days <= 7 ? 'week' : 'agenda';
}

/** No sheet is longer than the server answers. */
export const cappedRange = ({ from, to }: DayRange): DayRange => {
  const last = addDays(from, mostCalendarDays - 1);
  return { from, to: to < from ? from : to > last ? last : to };
};

export function stepRange(view: CalendarView, range: DayRange, steps: 1 | -1): DayRange {
  const { from, to } = range;
  if (view === 'month') {
    return rangeOf('month', steps > 0 ? addDays(lastOfMonth(from), 1) : addDays(from, -1));
  }
  if (view === 'agenda') {
    const length = (daysBetween(from, to) + 1) * steps;
    return { from: addDays(from, length), to: addDays(to, length) };
  }
  return rangeOf(view, addDays(from, steps * (view === 'week' ? 7 : 1)));
}

export const daysOf = ({ from, to }: DayRange): PlainDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, step) => addDays(from, step));
