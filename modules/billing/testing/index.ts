export * from './an-invoicing-practice.ts';
export * from './an-invoice.ts';
export * from './a-billing-practice.ts';
export * from './pay-invoice.ts';
export * from './a-pay-practice.ts';
