export * from './scrub-message.ts';
export * from './system-errors.ts';
