export * from './agreement-choices.ts';
export * from './agreement-terms.ts';
export * from './day-fee-bands.ts';
export * from './funding-agreement.resource.ts';
export * from './funding-agreement.workflow.ts';
export * from './interest-rate.resource.ts';
export * from './refusals.ts';
