import { accept, change, daysBetween } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import { mnOpinion } from './mn-opinion.resource.ts';

/** Days before an opinion is due on which its specialist is reminded, and days between later ones. */
export const opinionReminders = { daysBefore: 2, daysBetween: 3 } as const;

type Asked = { readonly dueOn: PlainDate | null; readonly remindedOn: PlainDate | null };

/** Once before the day, then every few days until it is answered or withdrawn. */
export function isReminderDue({ dueOn, remindedOn }: Asked, today: PlainDate): boolean {
  if (!dueOn || daysBetween(today, dueOn) > opinionReminders.daysBefore) return false;
  return !remindedOn || daysBetween(remindedOn, today) >= opinionReminders.daysBetween;
}

/** By itself or by hand: the days between two are counted from it. */
export const decideReminded = (opinionId: string, today: PlainDate): Decision =>
  accept(change(mnOpinion, opinionId, { remindedOn: today }));
