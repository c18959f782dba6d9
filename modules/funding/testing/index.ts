export * from './a-lender.ts';
