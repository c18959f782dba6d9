export * from './lender-desk.ts';
