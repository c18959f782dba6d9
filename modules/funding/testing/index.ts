export * from './a-lender.ts';
export * from './funding-to-walk.ts';
export * from './lend.ts';
export * from './lend-effectively.ts';
export * from './lend-on-loan.ts';
export * from './some-transactions.ts';
