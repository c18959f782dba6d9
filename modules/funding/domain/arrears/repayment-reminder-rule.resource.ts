import { choice, defineResource, flag, number } from '#kernel/domain';
import { office } from '#platform/domain';

/** Each has words of its own under Mail Templates. */
export const repaymentReminderTemplates = {
  RepaymentReminder: 'First reminder',
  RepaymentReminder2: 'Second reminder',
  RepaymentReminder3: 'Final reminder',
} as const;

export type RepaymentReminderTemplate = keyof typeof repaymentReminderTemplates;

/** The dunning ladder of a lender: when a borrower is reminded of a funding invoice. */
export const repaymentReminderRule = defineResource({
  name: 'repaymentReminderRule',
  segment: 'repayment-reminder-rules',
  label: ['Repayment Reminder', 'Repayment Reminders'],
  title: 'Step {level}',
  features: ['TransactionInvoice'],

  fields: {
    level: number('Step', { required: true, unique: true, min: 1, max: 9 }),
    daysOverdue: number('Days after due', { required: true, min: 1, max: 365 }),
    template: choice('Words', repaymentReminderTemplates, {
      required: true,
      default: 'RepaymentReminder',
    }),
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
