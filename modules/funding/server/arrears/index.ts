import type { DefaultsFor, ServerPart } from '#kernel/server';
import { repaymentReminderRule, repaymentRemindersAtStart } from '../../domain/index.ts';
import { arrearsHandlers } from './arrears.handlers.ts';
import { keepArrearsJob } from './keep-arrears.job.ts';
import { reminderMailRenderer } from './reminder-mail.ts';
import { repaymentReminders } from './repayment-reminders.ts';

export const arrearsParts: ServerPart = {
  handlers: arrearsHandlers,
  contributes: [reminderMailRenderer, repaymentReminders],
  jobs: [keepArrearsJob],
  tenantDefaults: ({ idOf }: Pick<DefaultsFor, 'idOf'>) => [
    {
      resource: repaymentReminderRule,
      isWhole: true,
      records: repaymentRemindersAtStart.map((step) => ({
        id: idOf('repaymentReminderRule', String(step.level)),
        ...step,
      })),
    },
  ],
};
