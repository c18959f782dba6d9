export * from './decide-prepayment.ts';
export * from './prepayment-actions.ts';
export * from './prepayment-request.resource.ts';
export * from './prepayment.workflow.ts';
