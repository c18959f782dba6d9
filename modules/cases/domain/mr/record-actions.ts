import {
  choice,
  defineAction,
  defineTask,
  flag,
  json,
  longText,
  lookup,
  nullable,
  oneOf,
  record,
  rows,
  text,
} from '#kernel/domain';
import { signingProviders } from '#documents/domain';
import { caseTeam, office } from '#platform/domain';
import { recordCancelInput } from './mr-moves.ts';
import { mr } from './mr.resource.ts';
import { askedFields } from './mri.resource.ts';
import { shownRecordShape } from './shown-record.ts';

const at = (word: string) => `/app/${mr.base}/{id}/${word}`;

/** The requests of a case with their files, in one answer. */
export const readRequests = defineAction({
  name: 'readRequests',
  on: mr,
  label: 'Requests to providers',
  route: `GET ${at('overview')}`,
  roles: caseTeam,
  input: {},
  answer: shownRecordShape,
});

/** Several providers at once; a known provider brings name and address along. */
export const addRequests = defineAction({
  name: 'addRequests',
  on: mr,
  label: 'Add providers',
  route: `POST ${at('addRequests')}`,
  roles: caseTeam,
  input: { items: rows('Providers', askedFields, { required: true, max: 60 }) },
  answer: shownRecordShape,
});

/** Every request that waits, or those that are named, in one go. */
export const sendAllRequests = defineAction({
  dryRun: true,
  name: 'sendAllRequests',
  on: mr,
  label: 'Send all requests',
  route: `POST ${at('sendAllRequests')}`,
  roles: office,
  input: { note: longText('Note', { max: 1000 }) },
  answer: shownRecordShape,
});

/** C-107, B-241. */
export const duplicateRecord = defineAction({
  name: 'duplicateRecord',
  on: mr,
  label: 'Duplicate',
  route: `POST ${at('duplicateRecord')}`,
  roles: caseTeam,
  input: { isSubCR: flag('As a sub-record') },
  answer: record(mr),
});

export const setParentRecord = defineAction({
  name: 'setParent',
  on: mr,
  label: 'Make it part of another record',
  route: `PUT ${at('parent')}`,
  roles: office,
  input: { parentId: lookup('Part of', mr.name) },
  answer: record(mr),
});

export const sendAuthority = defineAction({
  name: 'sendAuthority',
  on: mr,
  label: 'Send authority for signature',
  route: `POST ${at('sendAuthority')}`,
  roles: office,
  input: { provider: choice('Sign with', signingProviders) },
  answer: record(mr),
});

/** Signed on paper: the scan is a file of the case. */
export const keepAuthority = defineAction({
  name: 'keepAuthority',
  on: mr,
  label: 'Signed on paper',
  route: `PUT ${at('authority')}`,
  roles: office,
  input: { fileId: text('Signed authority', { required: true, max: 36 }) },
  answer: record(mr),
});

export const overrideAuthority = defineAction({
  name: 'overrideAuthority',
  on: mr,
  label: 'Go on without signature',
  route: `PUT ${at('overrideAuthority')}`,
  roles: office,
  input: { note: longText('Reason', { required: true, max: 1000 }) },
  answer: record(mr),
});

/** C-111. */
export const mergeRecords = defineAction({
  name: 'mergeFiles',
  on: mr,
  label: 'Merge files',
  route: `POST ${at('MergeFiles')}`,
  roles: office,
  input: { fileIds: json('Files', { required: true }), name: text('Name', { max: 150 }) },
  answer: { taskId: 'id' },
});

export const mergeRecordsTask = defineTask({
  name: 'mergeRecords',
  label: 'Merged medical records',
  on: mr.name,
  verb: mergeRecords.name,
  rows: ['file', 'files'],
  input: {
    caseId: text('Case', { required: true, max: 36 }),
    fileIds: json('Files', { required: true }),
    name: text('Name', { required: true, max: 200 }),
  },
});

export const recordMessages = {
  confirmation: 'MedicalRecordConfirmationLetter',
  filesReady: 'MedicalRecordFiles',
} as const;

/** C-110. */
export const sendRecordMessage = defineAction({
  dryRun: true,
  name: 'sendMessage',
  on: mr,
  label: 'Send message',
  route: `POST ${at('emails')}`,
  roles: office,
  input: {
    emailType: text('Message', {
      required: true,
      max: 60,
      hint: `One of ${Object.keys(recordMessages).join(', ')}.`,
    }),
  },
  answer: { message: 'text', to: 'text' },
});

const background = {
  inBackground: flag('In the background', { hint: 'A worker does it, and tells when it is done.' }),
} as const;

const jobShape = {
  jobId: 'id',
  status: oneOf(['Processing', 'Completed', 'Cancelled']),
  record: nullable(record(mr)),
} as const;

/** C-112. */
export const saveRecordCancellation = defineAction({
  name: 'saveCancellation',
  on: mr,
  label: 'Cancel case',
  route: `PUT ${at('cancellation')}`,
  roles: office,
  input: { ...recordCancelInput, ...background },
  answer: jobShape,
});

const holdInput = {
  isOnHold: flag('On hold', { default: true }),
  note: longText('Reason', { required: true, max: 1000 }),
} as const;

/** C-113: also the way back, with `isOnHold` false. */
export const onHoldRequest = defineAction({
  name: 'onHoldRequest',
  on: mr,
  label: 'Put on hold',
  route: `PUT ${at('OnHoldRequest')}`,
  roles: office,
  input: { ...holdInput, ...background },
  answer: jobShape,
});

const ofCase = { caseId: text('Case', { required: true, max: 36 }), ...background } as const;

export const recordCancellationTask = defineTask({
  name: 'recordCancellation',
  label: 'Cancellation of a medical record',
  on: mr.name,
  verb: saveRecordCancellation.name,
  rows: ['case', 'cases'],
  input: { ...ofCase, ...recordCancelInput },
});

export const recordHoldTask = defineTask({
  name: 'recordHold',
  label: 'Hold of a medical record',
  on: mr.name,
  verb: onHoldRequest.name,
  rows: ['case', 'cases'],
  input: { ...ofCase, ...holdInput },
});
