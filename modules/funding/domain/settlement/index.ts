export * from './decide-settlement.ts';
export * from './loan-settlement.resource.ts';
export * from './refusals.ts';
export * from './settlement-actions.ts';
export * from './settlement-letters.ts';
