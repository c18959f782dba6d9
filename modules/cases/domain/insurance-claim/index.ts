export * from './claim-action.ts';
export * from './claim-number.ts';
