import { daysBetween, exact } from '#kernel/domain';
import type { Money, PlainDate, Tones } from '#kernel/domain';

/** By whole days after the due date. */
export const arrearsBuckets = {
  days30: '1-30 days',
  days60: '31-60 days',
  days90: '61-90 days',
  over90: 'Over 90 days',
} as const;

export type ArrearsBucket = keyof typeof arrearsBuckets;

export const arrearsTones: Tones<typeof arrearsBuckets> = {
  days30: 'warning',
  days60: 'warning',
  days90: 'danger',
  over90: 'danger',
};

export type Arrears = { readonly daysPastDue: number; readonly arrears: ArrearsBucket } | null;

/** Nothing on the due day itself, and nothing where nothing is open. */
export function arrearsOf(
  { dueDate, open }: { readonly dueDate: PlainDate; readonly open: Money },
  today: PlainDate,
): Arrears {
  const daysPastDue = daysBetween(dueDate, today);
  if (daysPastDue <= 0 || !exact(open).greaterThan(0)) return null;
  if (daysPastDue <= 30) return { daysPastDue, arrears: 'days30' };
  if (daysPastDue <= 60) return { daysPastDue, arrears: 'days60' };
  return { daysPastDue, arrears: daysPastDue <= 90 ? 'days90' : 'over90' };
}
