export * from './an-invoicing-practice.ts';
export * from './an-accounting-practice.ts';
export * from './a-xero.ts';
export * from './an-invoice.ts';
export * from './a-billing-practice.ts';
export * from './pay-invoice.ts';
export * from './a-pay-practice.ts';
export * from './a-receipt-practice.ts';
