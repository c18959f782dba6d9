import { daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

/** Days before an opinion is due on which its specialist is reminded, and days between later ones. */
export const opinionReminders = { daysBefore: 2, daysBetween: 3 } as const;

type Asked = { readonly dueOn: PlainDate | null; readonly remindedOn: PlainDate | null };

/** Once before the day, then every few days until it is answered or withdrawn. */
export function isReminderDue({ dueOn, remindedOn }: Asked, today: PlainDate): boolean {
  if (!dueOn || daysBetween(today, dueOn) > opinionReminders.daysBefore) return false;
  return !remindedOn || daysBetween(remindedOn, today) >= opinionReminders.daysBetween;
}
