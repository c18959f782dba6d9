import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

export const whens = {
  open: 'Open',
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Next 7 days',
  done: 'Done',
  all: 'All',
} as const;

export type When = keyof typeof whens;
type Filters = Readonly<Record<string, readonly string[]>>;

const owned = ['status', 'dueDate', 'dueDateFrom', 'dueDateTo'];

const filtersOf: Readonly<Record<When, (today: PlainDate) => Filters>> = {
  all: () => ({}),
  open: () => ({ status: ['open'] }),
  overdue: (today) => ({ status: ['open'], dueDateTo: [addDays(today, -1)] }),
  today: (today) => ({ status: ['open'], dueDateFrom: [today], dueDateTo: [today] }),
  week: () => ({ status: ['open'], dueDate: ['next7Days'] }),
  done: () => ({ status: ['done'] }),
};

/** The filters with those about time replaced. */
export function withWhen(filters: Filters, when: When, today: PlainDate): Filters {
  const others = Object.entries(filters).filter(([key]) => !owned.includes(key));
  return { ...Object.fromEntries(others), ...filtersOf[when](today) };
}

const words = (filters: Filters) => owned.map((key) => filters[key]?.join() ?? '').join('|');

/** Which of them the filters say; none where somebody chose days of their own. */
export const whenOf = (filters: Filters, today: PlainDate): When | undefined =>
  (Object.keys(whens) as When[]).find((when) => words(filtersOf[when](today)) === words(filters));

/** The same as the address of a list. */
export function whenQuery(when: When, today: PlainDate, more: Filters = {}): string {
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries({ ...more, ...filtersOf[when](today) })) {
    for (const value of values) params.append(key, value);
  }
  return params.toString();
}
