export * from './case-sms.ts';
export * from './case-messages.ts';
export * from './send-case-message.ts';
export * from './video-link.ts';
export * from './instruction-suggestions.ts';
export * from './instruction-reader.ts';
