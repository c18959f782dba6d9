import {
  listRemindersOfRecord,
  previewReminders,
  resumeReminders,
  stopReminders,
} from './reminder-actions.ts';
import { reminderLog } from './reminder-log.resource.ts';

export * from './refusals.ts';
export * from './reminder-actions.ts';
export * from './reminder-kinds.ts';
export * from './reminder-log.resource.ts';
export * from './reminder-state.ts';

export const reminderParts = {
  resources: [reminderLog],
  actions: [previewReminders, listRemindersOfRecord, stopReminders, resumeReminders],
} as const;
