import { actionRequired } from './action-required.resource.ts';
import {
  clearAction,
  clearActions,
  countAssignedUsers,
  reassignAction,
  reopenAction,
} from './action-steps.ts';

export * from './action-modules.ts';
export * from './action-required.resource.ts';
export * from './action-steps.ts';
export * from './due.ts';
export * from './refusals.ts';

export const actionRequiredParts = {
  resources: [actionRequired],
  actions: [clearAction, reopenAction, reassignAction, clearActions, countAssignedUsers],
} as const;
