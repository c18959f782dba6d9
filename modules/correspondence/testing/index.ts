export * from './a-mail-server.ts';
export * from './a-mail-practice.ts';
export * from './a-message.ts';
export { sentAsTried, triedMails } from './sent-as-tried.ts';
export type { SendCall } from './sent-as-tried.ts';
