export * from './case-summary.ts';
export * from './consequences-text.ts';
export * from './detail-tabs.ts';
export * from './likely-move.ts';
export * from './section-lock.ts';
