import { approvalRequest } from './approval-request.resource.ts';
import { approvalRefusals, approvalWorkflow } from './approval.workflow.ts';

export * from './approval-request.resource.ts';
export * from './approval.workflow.ts';
export * from './second-person.ts';

/** Four eyes: what one person asks for, another one decides. */
export const approvalParts = {
  resources: [approvalRequest],
  workflows: [approvalWorkflow],
  refusals: approvalRefusals,
} as const;
