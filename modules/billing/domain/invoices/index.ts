export * from './decide-invoice.ts';
export * from './invoice-choices.ts';
export * from './invoice-events.ts';
export * from './invoice-line.resource.ts';
export * from './invoice-money.ts';
export * from './invoice.resource.ts';
export * from './invoice.workflow.ts';
export * from './settle.ts';
