export * from './month-range.ts';
export * from './monthly-activity.ts';
export * from './subscription.ts';
