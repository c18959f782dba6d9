export * from './changed-terms.ts';
export * from './decide-signature.ts';
export * from './refusals.ts';
export * from './signing-actions.ts';
