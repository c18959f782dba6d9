export * from './accrued-on.ts';
export * from './accrued-principal-interest.resource.ts';
export * from './decide-schedule.ts';
export * from './refusals.ts';
export * from './repayment-schedule.resource.ts';
export * from './schedule-actions.ts';
