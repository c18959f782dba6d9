export * from './an-accounting-practice.ts';
export * from './a-xero.ts';
export * from './an-invoice.ts';
