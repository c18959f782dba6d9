import type { ServerPart } from '../join-parts.ts';
import { reminderDefaults } from './reminder-defaults.ts';
import { sendRemindersJob } from './send-reminders.job.ts';

export const reminderParts: ServerPart = {
  jobs: [sendRemindersJob],
  tenantDefaults: (given) => [reminderDefaults(given)],
};
