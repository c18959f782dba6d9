export * from './escape-html.ts';
export * from './notification.ts';
export * from './notification-query.ts';
export * from './text-of-html.ts';
