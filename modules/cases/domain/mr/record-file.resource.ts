import { choice, dateTime, defineResource, flag, lookup, number, text } from '#kernel/domain';
import type { Tones } from '#kernel/domain';
import { office } from '#platform/domain';
import { mr } from './mr.resource.ts';
import { mri } from './mri.resource.ts';

export const fileChecks = {
  toCheck: 'To be checked',
  accepted: 'Accepted',
  rejected: 'Not usable',
} as const;

export type FileCheck = keyof typeof fileChecks;

export const fileCheckTones: Tones<typeof fileChecks> = {
  toCheck: 'warning',
  accepted: 'success',
  rejected: 'danger',
};

export const fileSources = { provider: 'Upload link', staff: 'Staff' } as const;

/** What is looked at before a file counts. */
export const checkFields = {
  isReadable: flag('Readable'),
  isRightPerson: flag('Right person'),
  isComplete: flag('Complete'),
  pages: number('Pages', { min: 1, max: 20_000 }),
  checkNote: text('Note', { max: 500 }),
} as const;

const kept = { readOnly: true } as const;

/** A file of a provider; the bytes are an attachment of the medical record. */
export const recordFile = defineResource({
  name: 'recordFile',
  segment: 'medical-record-files',
  label: ['Received File', 'Received Files'],
  title: '{name}',
  features: ['MedicalRecord'],
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    mrId: lookup('Medical record', mr.name, { ...kept, required: true }),
    itemId: lookup('Request', mri.name, { ...kept, required: true }),
    fileId: text('File', { ...kept, required: true, unique: true, max: 36 }),
    name: text('Name', { ...kept, required: true, max: 300 }),
    source: choice('Came by', fileSources, { ...kept, required: true }),
    receivedAt: dateTime('Received', { ...kept, required: true }),
    status: choice('Check', fileChecks, {
      ...kept,
      required: true,
      default: 'toCheck',
      tones: fileCheckTones,
    }),
    isReadable: flag('Readable', { ...kept, default: false }),
    isRightPerson: flag('Right person', { ...kept, default: false }),
    isComplete: flag('Complete', { ...kept, default: false }),
    pages: number('Pages', kept),
    checkNote: text('Note', { ...kept, max: 500 }),
    checkedBy: text('Checked by', { ...kept, max: 200 }),
    checkedAt: dateTime('Checked', kept),
  },

  verbs: { list: office, read: office },
  list: {
    columns: ['receivedAt', 'name', 'itemId', 'source', 'status', 'pages', 'checkedBy'],
    sort: 'receivedAt',
  },
  filters: ['mrId', 'itemId', 'status'],
  detail: { File: ['name', 'source', 'receivedAt', 'status', 'pages', 'checkNote'] },
});
