export * from './mobile-number.ts';
export * from './refusals.ts';
export * from './send-test-sms.ts';
export * from './sms-actions.ts';
export * from './sms-message.resource.ts';
export * from './stop-words.ts';
