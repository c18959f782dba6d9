export * from './addresses.ts';
export * from './compose-message.ts';
export * from './deliveries.ts';
export * from './mail-limits.ts';
export * from './plain-text.ts';
export * from './refusals.ts';
export * from './send-email.ts';
export type * from './tried-mail.ts';
export * from './secret-link.ts';
