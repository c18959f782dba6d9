export * from './approval-states.ts';
export * from './ims-approval.resource.ts';
export * from './ims-approval.workflow.ts';
