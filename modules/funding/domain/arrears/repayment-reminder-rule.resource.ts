import { defineReminderRule } from '#billing/domain';

export const repaymentReminderTemplates = {
  RepaymentReminder: 'First reminder',
  RepaymentReminder2: 'Second reminder',
  RepaymentReminder3: 'Final reminder',
} as const;

export type RepaymentReminderTemplate = keyof typeof repaymentReminderTemplates;

/** The dunning ladder of a lender: when a borrower is reminded of a funding invoice. */
export const repaymentReminderRule = defineReminderRule({
  name: 'repaymentReminderRule',
  segment: 'repayment-reminder-rules',
  label: ['Repayment Reminder', 'Repayment Reminders'],
  features: ['TransactionInvoice'],
  words: { level: 'Step', days: 'Days after due' },
  templates: repaymentReminderTemplates,
  default: 'RepaymentReminder',
});
