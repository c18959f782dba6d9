export * from './supp-steps.ts';
export * from './supp-type.ts';
export * from './supp.resource.ts';
export * from './supp.workflow.ts';
