export * from './an-invoicing-practice.ts';
export * from './an-invoice.ts';
