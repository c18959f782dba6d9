import { choice, defineResource, flag, number } from '#kernel/domain';
import { office } from '#platform/domain';

/** Each has words of its own under Mail Templates. */
export const reminderTemplates = {
  InvoiceReminder: 'Friendly reminder',
  InvoiceReminder2: 'Second reminder',
  InvoiceReminder3: 'Final reminder',
} as const;

export type ReminderTemplate = keyof typeof reminderTemplates;

/** When a customer is reminded of an invoice that is overdue. */
export const invoiceReminderRule = defineResource({
  name: 'invoiceReminderRule',
  segment: 'invoice-reminder-rules',
  label: ['Invoice Reminder', 'Invoice Reminders'],
  title: 'Level {level}',

  fields: {
    level: number('Level', { required: true, unique: true, min: 1, max: 9 }),
    daysOverdue: number('Days overdue', { required: true, min: 1, max: 365 }),
    template: choice('Words', reminderTemplates, { required: true, default: 'InvoiceReminder' }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: office,
    read: office,
    create: office,
    update: office,
    delete: office,
    enable: office,
    disable: office,
  },
  list: { columns: ['level', 'daysOverdue', 'template', 'isActive'], sort: 'level' },
  filters: ['template', 'isActive'],
  facts: ['level', 'daysOverdue'],
  detail: { Reminder: ['level', 'daysOverdue', 'template', 'isActive'] },
});
