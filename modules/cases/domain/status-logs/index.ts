import { countCaseStatus, countNextCaseStatus, countOverdueCaseStatus } from './case-counts.ts';
import {
  addStatusRemark,
  latestStatus,
  listStatusLog,
  prepaymentLog,
} from './status-log-actions.ts';

export * from './case-counts.ts';
export * from './status-log-actions.ts';

export const statusLogActions = [
  addStatusRemark,
  listStatusLog,
  latestStatus,
  prepaymentLog,
  countCaseStatus,
  countNextCaseStatus,
  countOverdueCaseStatus,
] as const;
