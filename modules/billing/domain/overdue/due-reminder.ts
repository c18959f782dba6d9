import { accept, addDays, change } from '#kernel/domain';
import type { Decision, Instant, Money, PlainDate } from '#kernel/domain';
import { partPaid, sent } from '../invoices/invoice-choices.ts';
import type { InvoiceStatus } from '../invoices/invoice-choices.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import type { ReminderTemplate } from './invoice-reminder-rule.resource.ts';

export type DunningRule = {
  readonly level: number;
  readonly daysOverdue: number;
  readonly template: ReminderTemplate;
};

export type OverdueInvoice = {
  readonly id: string;
  readonly status: InvoiceStatus;
  readonly dueDate: PlainDate;
  readonly open: Money;
  readonly reminderLevel: number;
  readonly lastReminderOn: PlainDate | null;
  readonly isReminderStopped: boolean;
};

/** A company without a stop, or whose stop is over. */
export const isStopped = (
  stop: { readonly until: PlainDate | null } | null,
  today: PlainDate,
): boolean => stop !== null && (stop.until === null || stop.until >= today);

/**
 * The reminder that is due. Levels follow each other: whoever was never reminded gets the first one,
 * however late, and between two levels lie as many days as between their rules.
 */
export function dueReminder(
  rules: readonly DunningRule[],
  one: OverdueInvoice,
  today: PlainDate,
): DunningRule | null {
  if (one.isReminderStopped || (one.status !== sent && one.status !== partPaid)) return null;
  const ordered = rules.toSorted((a, b) => a.level - b.level);
  const next = ordered.find(({ level }) => level > one.reminderLevel);
  if (!next || today < addDays(one.dueDate, next.daysOverdue)) return null;
  const before = ordered.findLast(({ level }) => level <= one.reminderLevel);
  const gap = before ? Math.max(1, next.daysOverdue - before.daysOverdue) : 0;
  return one.lastReminderOn && today < addDays(one.lastReminderOn, gap) ? null : next;
}

/** How far the ladder went stands on the invoice too: lists show it. */
export const decideReminder = (invoiceId: string, level: number, now: Instant): Decision =>
  accept(change(invoice, invoiceId, { reminderLevel: level, lastReminderAt: now }));

/** Every practice begins so. */
export const invoiceRemindersAtStart: readonly DunningRule[] = [
  { level: 1, daysOverdue: 7, template: 'InvoiceReminder' },
  { level: 2, daysOverdue: 21, template: 'InvoiceReminder2' },
  { level: 3, daysOverdue: 45, template: 'InvoiceReminder3' },
];
