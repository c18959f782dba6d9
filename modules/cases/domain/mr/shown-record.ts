import { nullable, oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { authorityStates } from './authority-states.ts';
import { feeStates, sentWays } from './mri.resource.ts';
import { fileChecks, fileSources } from './record-file.resource.ts';
import { itemStatuses, recordPriorities } from './record-priority.ts';
import { recordRequestTypes } from './request-types.ts';

export const shownItemShape = {
  id: 'id',
  mrId: 'id',
  concurrencyStamp: 'text',
  treatmentProviderId: 'id?',
  providerName: 'text',
  providerEmail: 'text?',
  providerPhone: 'text?',
  providerAddress: 'text?',
  requestType: oneOf(recordRequestTypes),
  note: 'text?',
  status: oneOf(itemStatuses),
  sentBy: nullable(oneOf(sentWays)),
  requestedOn: 'date?',
  promisedOn: 'date?',
  dueDate: 'date?',
  priority: nullable(oneOf(recordPriorities)),
  chaseCount: 'number',
  lastChasedOn: 'date?',
  isAnswered: 'flag',
  escalatedTo: 'text?',
  receivedOn: 'date?',
  pages: 'number?',
  quotedFee: 'money?',
  foiFee: 'money?',
  feeStatus: oneOf(feeStates),
  feePaidOn: 'date?',
} as const;

export const shownFileShape = {
  id: 'id',
  itemId: 'id',
  fileId: 'id',
  name: 'text',
  source: oneOf(fileSources),
  receivedAt: 'instant',
  status: oneOf(fileChecks),
  isReadable: 'flag',
  isRightPerson: 'flag',
  isComplete: 'flag',
  pages: 'number?',
  checkNote: 'text?',
  checkedBy: 'text?',
} as const;

export const shownRecordShape = {
  authority: oneOf(authorityStates),
  authorityOn: 'date?',
  authorityFileId: 'id?',
  authorityNote: 'text?',
  bundleFileId: 'id?',
  bundlePages: 'number?',
  parent: nullable({ id: 'id', caseNo: 'text' }),
  subRecords: [{ id: 'id', caseNo: 'text', statusName: 'text' }],
  items: [shownItemShape],
  files: [shownFileShape],
} as const;

export type ShownRecord = ValueOfShape<typeof shownRecordShape>;
export type ShownItem = ValueOfShape<typeof shownItemShape>;
export type ShownFile = ValueOfShape<typeof shownFileShape>;
