import { actionRequired } from './action-required.resource.ts';
import { actionRequiredWorkflow } from './action-required.workflow.ts';
import { clearActions, countAssignedUsers, reassignAction } from './action-steps.ts';

export * from './action-modules.ts';
export * from './action-required.resource.ts';
export * from './action-required.workflow.ts';
export * from './action-steps.ts';
export * from './due.ts';
export * from './refusals.ts';

export const actionRequiredParts = {
  resources: [actionRequired],
  actions: [reassignAction, clearActions, countAssignedUsers],
  workflows: [actionRequiredWorkflow],
} as const;
