export * from './a-lender.ts';
export * from './enter-on-loan.ts';
export * from './funding-to-walk.ts';
export * from './some-transactions.ts';
export * from './contradictions-to-plant.ts';
