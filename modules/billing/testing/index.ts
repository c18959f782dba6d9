export * from './a-billing-practice.ts';
export * from './an-invoice.ts';
