export * from './decide-request.ts';
export * from './funding-request.resource.ts';
export * from './funding-request.workflow.ts';
export * from './refusals.ts';
export * from './request-actions.ts';
export * from './request-choices.ts';
