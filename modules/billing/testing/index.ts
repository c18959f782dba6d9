export * from './an-invoice.ts';
export * from './a-pay-practice.ts';
