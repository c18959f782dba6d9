export * from './fr-steps.ts';
export * from './fr-type.ts';
export * from './fr.resource.ts';
export * from './fr.workflow.ts';
