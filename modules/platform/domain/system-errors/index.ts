export * from './scrubbed.ts';
export * from './system-errors.ts';
