import type { DefaultsFor, ServerPart } from '#kernel/server';
import { repaymentReminderRule, repaymentRemindersAtStart } from '../../domain/index.ts';
import { arrearsHandlers } from './arrears.handlers.ts';
import { reminderMailRenderer } from './reminder-mail.ts';
import { sendRepaymentRemindersJob } from './send-repayment-reminders.job.ts';

export const arrearsParts: ServerPart = {
  handlers: arrearsHandlers,
  contributes: [reminderMailRenderer],
  jobs: [sendRepaymentRemindersJob],
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
