export * from './exports/requester.ts';
export { notify } from './notifications/notify.ts';
export type { Notice } from './notifications/notify.ts';
export * from './platform-server.ts';
