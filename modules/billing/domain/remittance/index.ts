export * from './adjustment-document.ts';
export * from './payment-document.ts';
export * from './remittance-actions.ts';
export * from './remittance-document.ts';
export * from './remittance-filter.ts';
