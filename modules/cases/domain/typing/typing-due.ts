import { addBusinessDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

export type DueFacts = {
  readonly today: PlainDate;
  readonly isUrgent: boolean;
  readonly seconds: number;
  /** The day that the section of the case names, if it names one. */
  readonly planned: PlainDate | null;
};

export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** The planned day, else two business days, one when urgent, and one more for each full hour. */
export function typingDue({ today, isUrgent, seconds, planned }: DueFacts): PlainDate {
  if (planned) return planned < today ? today : planned;
  return addBusinessDays(today, (isUrgent ? 1 : 2) + Math.floor(seconds / 3600));
}

export type DueState = 'overdue' | 'today' | 'later';

export const dueState = (dueOn: PlainDate, today: PlainDate): DueState =>
  dueOn < today ? 'overdue' : dueOn === today ? 'today' : 'later';
