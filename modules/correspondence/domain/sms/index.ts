export * from './mobile-number.ts';
export * from './refusals.ts';
export * from './send-test-sms.ts';
