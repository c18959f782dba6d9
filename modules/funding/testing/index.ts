export * from './a-lender.ts';
export * from './lend-on-loan.ts';
