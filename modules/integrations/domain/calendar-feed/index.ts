export * from './calendar-feed-actions.ts';
export * from './calendar-links.ts';
export * from './feed-text.ts';
