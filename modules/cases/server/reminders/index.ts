import type { ServerPart } from '../join-parts.ts';
import { reminderDefaults } from './reminder-defaults.ts';
import { caseReminders } from './case-reminders.ts';

export const reminderParts: ServerPart = {
  contributes: caseReminders,
  tenantDefaults: (given) => [reminderDefaults(given)],
};
