export * from './agreement-covenant.resource.ts';
export * from './covenant-actions.ts';
export * from './covenant-kinds.ts';
export * from './decide-breach.ts';
export * from './refusals.ts';
export * from './test-covenant.ts';
