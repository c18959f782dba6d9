import { defineAction, flag, listOf, longText, text } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';

const administrators = ['TENANT_ADMIN', 'ADMIN_STAFF'] as const;

/** A file whose years are over. */
const dueFile = {
  id: 'id',
  name: 'text',
  fileSizeInByte: 'number',
  attachmentType: 'text',
  creationTime: 'instant',
  dueOn: 'date',
  removesByItself: 'flag',
  fromModule: 'text?',
  objectId: 'id?',
  recordName: 'text?',
} as const;

export type DueFileItem = ValueOfShape<typeof dueFile>;

const hold = {
  id: 'id',
  reason: 'text',
  placedAt: 'instant',
  placedBy: 'text?',
  fileId: 'id?',
  fileName: 'text?',
  fromModule: 'text?',
  objectId: 'id?',
  recordName: 'text?',
} as const;

export type HoldItem = ValueOfShape<typeof hold>;

export const readDueFiles = defineAction({
  name: 'due',
  on: 'fileRetention',
  label: 'Files whose time is over',
  route: 'GET /app/files/retention-due',
  roles: administrators,
  input: {},
  answer: listOf(dueFile),
});

/** The dry run says what would go, and changes nothing. */
export const removeDueFiles = defineAction({
  name: 'removeDue',
  on: 'fileRetention',
  label: 'Delete files whose time is over',
  route: 'POST /app/files/retention-due/remove',
  roles: administrators,
  input: { isDryRun: flag('Dry run', { default: true }) },
  answer: { files: 'number', bytes: 'number', isDryRun: 'flag' },
});

export const placeHold = defineAction({
  name: 'hold',
  on: 'fileRetention',
  label: 'Put on hold',
  route: 'POST /app/files/holds',
  roles: administrators,
  input: {
    fileId: text('File', { max: 36 }),
    fromModule: text('Module', { max: 100 }),
    objectId: text('Record', { max: 36 }),
    reason: longText('Reason', { required: true, max: 1000 }),
  },
  answer: { id: 'id' },
});

export const releaseHold = defineAction({
  name: 'release',
  on: 'fileRetention',
  label: 'Release the hold',
  route: 'POST /app/files/holds/release',
  roles: administrators,
  input: { holdId: text('Hold', { required: true, max: 36 }) },
  answer: 'nothing',
});

export const readHolds = defineAction({
  name: 'holds',
  on: 'fileRetention',
  label: 'Files on hold',
  route: 'GET /app/files/holds',
  roles: administrators,
  input: {},
  answer: listOf(hold),
});

export const retentionActions = [readDueFiles, removeDueFiles, placeHold, releaseHold, readHolds];
