export * from './escape-html.ts';
export * from './notification.ts';
export * from './notification-query.ts';
export * from './sanitise-html.ts';
export * from './text-of-html.ts';
