export * from './arrears-actions.ts';
export * from './arrears-buckets.ts';
export * from './due-reminder-step.ts';
export * from './repayment-reminder-rule.resource.ts';
