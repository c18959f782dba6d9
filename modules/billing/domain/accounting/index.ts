import {
  checkConnection,
  mendDrift,
  readConnection,
  saveConnection,
  syncAccounting,
  syncTask,
  uploadAll,
  uploadAllTask,
  uploadCreditNote,
  uploadInvoice,
} from './accounting-actions.ts';
import { accountingDrift } from './accounting-drift.resource.ts';

export * from './accounting-actions.ts';
export * from './accounting-drift.resource.ts';
export * from './decide-accounting.ts';
export * from './documents-to-upload.ts';
export * from './drift.ts';
export * from './settlements.ts';
export * from './xero-connector.ts';
export type * from './xero-types.ts';

export const accountingResources = [accountingDrift] as const;

export const accountingTasks = [uploadAllTask, syncTask];

export const accountingActions = [
  readConnection,
  saveConnection,
  checkConnection,
  uploadInvoice,
  uploadCreditNote,
  uploadAll,
  syncAccounting,
  mendDrift,
];
