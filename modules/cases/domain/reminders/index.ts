export * from './due-reminder.ts';
export * from './reminder-rule.resource.ts';
