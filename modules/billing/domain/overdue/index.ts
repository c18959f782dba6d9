export * from './define-reminder-rule.ts';
export * from './due-reminder.ts';
export * from './invoice-reminder-rule.resource.ts';
export * from './reminder-stop.resource.ts';
