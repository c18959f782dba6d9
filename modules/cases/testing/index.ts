export * from './a-booked-case.ts';
export * from './a-case.ts';
