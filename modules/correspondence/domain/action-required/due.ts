import { daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

export type DueState = 'done' | 'overdue' | 'today' | 'soon' | 'later';

type Dated = { readonly status: string; readonly dueDate: PlainDate };

const soonDays = 7;

export function dueState({ status, dueDate }: Dated, today: PlainDate): DueState {
  if (status === 'done') return 'done';
  if (dueDate < today) return 'overdue';
  if (dueDate === today) return 'today';
  return daysBetween(today, dueDate) <= soonDays ? 'soon' : 'later';
}

/** B-141: what a person is reminded of. */
export const isPending = (action: Dated, today: PlainDate): boolean =>
  ['overdue', 'today'].includes(dueState(action, today));

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** "3 days overdue", "today", "tomorrow", "in 2 days"; nothing where the date says it all. */
export function dueText(action: Dated, today: PlainDate): string {
  const state = dueState(action, today);
  if (state === 'overdue') return `${days(daysBetween(action.dueDate, today))} overdue`;
  if (state === 'today') return 'today';
  if (state !== 'soon') return '';
  const ahead = daysBetween(today, action.dueDate);
  return ahead === 1 ? 'tomorrow' : `in ${days(ahead)}`;
}
