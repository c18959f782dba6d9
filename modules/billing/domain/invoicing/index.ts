export * from './approve-lines.ts';
export * from './billing-by-hand.ts';
export * from './case-billing-status.ts';
export * from './invoice-terms.ts';
export * from './join-decisions.ts';
export * from './invoicing-actions.ts';
export * from './plan-run.ts';
export * from './propose-lines.ts';
