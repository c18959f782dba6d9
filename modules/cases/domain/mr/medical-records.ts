import type { AnyAction, AnyResource, AnyTask } from '#kernel/domain';
import * as items from './item-actions.ts';
import { mri } from './mri.resource.ts';
import { mr } from './mr.resource.ts';
import * as records from './record-actions.ts';
import { recordChaseRule } from './record-chase-rule.resource.ts';
import { recordContact } from './record-contact.resource.ts';
import { recordFile } from './record-file.resource.ts';

/** What medical records bring to the module besides their workflows. */
export const medicalRecordResources: readonly AnyResource[] = [
  mr,
  mri,
  recordFile,
  recordChaseRule,
  recordContact,
];

export const medicalRecordActions: readonly AnyAction[] = [
  records.readRequests,
  records.addRequests,
  records.sendAllRequests,
  records.duplicateRecord,
  records.setParentRecord,
  records.sendAuthority,
  records.keepAuthority,
  records.overrideAuthority,
  records.mergeRecords,
  records.sendRecordMessage,
  records.saveRecordCancellation,
  records.onHoldRequest,
  items.changeRequest,
  items.remindProvider,
  items.logCall,
  items.addRecordFiles,
  items.makeUploadLink,
  items.quoteFee,
  items.approveFee,
  items.payFee,
  items.checkFile,
  items.readContacts,
  items.readChaseBoard,
];

export const medicalRecordTasks: readonly AnyTask[] = [
  records.mergeRecordsTask,
  records.recordCancellationTask,
  records.recordHoldTask,
];
