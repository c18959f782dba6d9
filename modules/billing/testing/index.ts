export * from './an-invoice.ts';
export * from './a-billing-practice.ts';
