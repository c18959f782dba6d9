export * from './an-invoice.ts';
