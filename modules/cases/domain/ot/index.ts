export * from './ot-steps.ts';
export * from './ot.resource.ts';
export * from './ot.workflow.ts';
export * from './ot-type.ts';
