import { partPaid, sent } from '#billing/domain';
import type { InvoiceStatus } from '#billing/domain';
import { accept, addDays, change, exact } from '#kernel/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import { repaymentInvoice } from '../repayment/repayment-invoice.resource.ts';
import type { RepaymentReminderTemplate } from './repayment-reminder-rule.resource.ts';

export type ReminderStep = {
  readonly level: number;
  readonly daysOverdue: number;
  readonly template: RepaymentReminderTemplate;
};

export type RepaymentInArrears = {
  readonly id: string;
  readonly status: InvoiceStatus;
  readonly dueDate: PlainDate;
  readonly open: Money;
  readonly reminderLevel: number;
  readonly isDisputed: boolean;
};

/**
 * The highest step that is due and was not sent. Steps that were missed, after an outage or while the
 * invoice was disputed, are left out: nobody gets three letters on one day.
 */
export function dueReminderStep(
  steps: readonly ReminderStep[],
  one: RepaymentInArrears,
  today: PlainDate,
): ReminderStep | null {
  const isAsked = one.status === sent || one.status === partPaid;
  if (one.isDisputed || !isAsked || !exact(one.open).greaterThan(0)) return null;
  const due = steps
    .filter(({ daysOverdue }) => today >= addDays(one.dueDate, daysOverdue))
    .toSorted((a, b) => a.level - b.level)
    .at(-1);
  return due && due.level > one.reminderLevel ? due : null;
}

/** How far the ladder went stands on the invoice too: lists show it. */
export const decideRepaymentReminder = (
  invoiceId: string,
  level: number,
  today: PlainDate,
): Decision =>
  accept(change(repaymentInvoice, invoiceId, { reminderLevel: level, lastReminderOn: today }));

/** Every lender begins so. */
export const repaymentRemindersAtStart: readonly ReminderStep[] = [
  { level: 1, daysOverdue: 7, template: 'RepaymentReminder' },
  { level: 2, daysOverdue: 21, template: 'RepaymentReminder2' },
  { level: 3, daysOverdue: 45, template: 'RepaymentReminder3' },
];
