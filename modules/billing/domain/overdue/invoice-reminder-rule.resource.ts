import { defineReminderRule } from './define-reminder-rule.ts';

export const reminderTemplates = {
  InvoiceReminder: 'Friendly reminder',
  InvoiceReminder2: 'Second reminder',
  InvoiceReminder3: 'Final reminder',
} as const;

export type ReminderTemplate = keyof typeof reminderTemplates;

/** When a customer is reminded of an invoice that is overdue. */
export const invoiceReminderRule = defineReminderRule({
  name: 'invoiceReminderRule',
  segment: 'invoice-reminder-rules',
  label: ['Invoice Reminder', 'Invoice Reminders'],
  words: { level: 'Level', days: 'Days overdue' },
  templates: reminderTemplates,
  default: 'InvoiceReminder',
});
