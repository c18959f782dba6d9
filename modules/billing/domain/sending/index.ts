export * from './credit-note-document.ts';
export * from './decide-sending.ts';
export * from './money-tables.ts';
export * from './printed-invoice.ts';
export * from './send-actions.ts';
export * from './tax-invoice-document.ts';
