export * from './a-lender.ts';
export * from './some-transactions.ts';
