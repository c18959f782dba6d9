export * from './a-lender.ts';
export * from './lend-effectively.ts';
