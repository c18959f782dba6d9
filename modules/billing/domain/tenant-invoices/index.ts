export * from './decide-tenant-invoice.ts';
export * from './own-invoices.ts';
export * from './tenant-invoice-document.ts';
export * from './tenant-invoice-line.resource.ts';
export * from './tenant-invoice.resource.ts';
export * from './tenant-invoice.workflow.ts';
