import {
  choice,
  date,
  defineAction,
  json,
  listOf,
  longText,
  money,
  oneOf,
  record,
  text,
} from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { office } from '#platform/domain';
import { askedFields, mri } from './mri.resource.ts';
import { contactKinds } from './record-contact.resource.ts';
import { checkFields, recordFile } from './record-file.resource.ts';
import { shownItemShape } from './shown-record.ts';

const at = (word: string) => `/app/${mri.base}/{id}/${word}`;
const answer = record(mri);

export const changeRequest = defineAction({
  name: 'changeRequest',
  on: mri,
  label: 'Change request',
  route: `PUT ${at('request-details')}`,
  roles: office,
  input: askedFields,
  answer,
});

export const remindProvider = defineAction({
  dryRun: true,
  name: 'remind',
  on: mri,
  label: 'Send reminder',
  route: `POST ${at('remind')}`,
  roles: office,
  input: { note: longText('Note', { max: 1000 }) },
  answer,
});

export const callOutcomes = {
  noAnswer: 'No answer',
  promised: 'Promised',
  spoke: 'Spoke with them',
} as const;

export const logCall = defineAction({
  name: 'logCall',
  on: mri,
  label: 'Log a call',
  route: `POST ${at('calls')}`,
  roles: office,
  input: {
    outcome: choice('Outcome', callOutcomes, { required: true, default: 'noAnswer' }),
    promisedOn: date('Promised for'),
    note: longText('What was said', { max: 1000 }),
  },
  answer,
});

/** Files of the case that came by mail or on paper are those of this provider. */
export const addRecordFiles = defineAction({
  name: 'addFiles',
  on: mri,
  label: 'Add files',
  route: `POST ${at('files')}`,
  roles: office,
  input: { fileIds: json('Files', { required: true }) },
  answer,
});

export const makeUploadLink = defineAction({
  name: 'uploadLink',
  on: mri,
  label: 'Copy upload link',
  route: `POST ${at('uploadLink')}`,
  roles: office,
  input: {},
  answer: { link: 'text' },
  answersSecret: true,
});

export const quoteFee = defineAction({
  name: 'quoteFee',
  on: mri,
  label: 'Provider asks a fee',
  route: `PUT ${at('fee')}`,
  roles: office,
  input: {
    quotedFee: money('Provider fee', { min: 0 }),
    foiFee: money('FOI fee', { min: 0 }),
  },
  answer,
});

export const approveFee = defineAction({
  name: 'approveFee',
  on: mri,
  label: 'Approve fee',
  route: `PUT ${at('approveFee')}`,
  roles: office,
  input: {},
  answer,
});

export const payFee = defineAction({
  name: 'payFee',
  on: mri,
  label: 'Fee paid',
  route: `PUT ${at('payFee')}`,
  roles: office,
  input: {
    feePaidOn: date('Paid on', { required: true, notFuture: true }),
    feeReference: text('Payment reference', { max: 100 }),
  },
  answer,
});

export const checkFile = defineAction({
  name: 'check',
  on: recordFile,
  label: 'Check file',
  route: `PUT /app/${recordFile.base}/{id}/check`,
  roles: office,
  input: checkFields,
  answer: record(recordFile),
});

const contactShape = {
  id: 'id',
  kind: oneOf(contactKinds),
  at: 'instant',
  said: 'text?',
  destination: 'text?',
  byName: 'text?',
} as const;

export type ShownContact = ValueOfShape<typeof contactShape>;

export const readContacts = defineAction({
  name: 'readContacts',
  on: mri,
  label: 'What was said and sent',
  route: `GET ${at('contacts')}`,
  roles: office,
  input: {},
  answer: { items: [contactShape] },
});

export const chaseViews = {
  today: 'Due today',
  overdue: 'Overdue',
  noAnswer: 'No answer',
} as const;

export type ChaseView = keyof typeof chaseViews;

export const chaseRowShape = {
  ...shownItemShape,
  caseNo: 'text',
  claimantName: 'text?',
  company: 'text?',
  daysLate: 'number',
} as const;

export type ChaseRow = ValueOfShape<typeof chaseRowShape>;

/** The desk of whoever chases providers, over all cases. */
export const readChaseBoard = defineAction({
  name: 'chaseBoard',
  on: mri,
  label: 'Records to chase',
  route: `GET /app/${mri.base}/chasing`,
  roles: office,
  input: {
    view: choice('View', chaseViews, { default: 'today' }),
    filterText: text('Search', { max: 200 }),
  },
  answer: {
    ...listOf(chaseRowShape),
    counts: { today: 'number', overdue: 'number', noAnswer: 'number' },
  },
  page: '/view/record-chasing',
});
