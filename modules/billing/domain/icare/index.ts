export * from './icare-actions.ts';
export * from './icare-claim.resource.ts';
export * from './icare-claim.ts';
