import { daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { daysOfWarning } from './restraint-authority.ts';

/** Days before the authority ends; the last one says that it has ended. */
const warnedAt = [-1, 1, 7, 14, daysOfWarning] as const;

/** An end so long ago that everybody knows of it. */
const longGone = -30;

export const warningName = (days: number): string =>
  days < 0 ? 'After the end' : `${days} ${days === 1 ? 'day' : 'days'} before`;

/** The nearest threshold that has come; those that were missed before it are passed over. */
export function dueRestraintWarning(authorisedTo: PlainDate, today: PlainDate): number | null {
  const left = daysBetween(today, authorisedTo);
  if (left < longGone) return null;
  return warnedAt.find((days) => left <= days) ?? null;
}
