import {
  choice,
  defineAction,
  email,
  file,
  flag,
  longText,
  number,
  oneOf,
  record,
  rows,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { signingProviders } from './envelope-choices.ts';
import { envelope } from './envelope.resource.ts';

export const usualOpenDays = 30;
export const mostSigners = 10;

const share = { min: 0, max: 1, decimals: 4 } as const;

export const signerRow = {
  name: text('Name', { required: true, max: 200 }),
  email: email('Email', { required: true }),
  page: number('Page', { min: 1, max: 5000 }),
  boxLeft: number('Left', share),
  boxTop: number('Top', share),
  boxWidth: number('Width', share),
} as const;

/** The file is an attachment of the record; what is sent is a copy that nobody can change. */
export const createEnvelope = defineAction({
  name: 'createEnvelope',
  on: envelope,
  label: 'Send for signature',
  route: 'POST /app/envelopes',
  roles: office,
  input: {
    title: text('Title', { required: true, max: 200 }),
    fromModule: text('Module', { max: 60 }),
    objectId: text('Record', { max: 36 }),
    fileId: file('Document', { required: true }),
    message: longText('Message', { max: 2000 }),
    needsCode: flag('Code by email before opening'),
    openDays: number('Open for (days)', { min: 1, max: 365, default: usualOpenDays }),
    remindEveryDays: number('Remind every (days)', { min: 1, max: 60 }),
    provider: choice('Sign with', signingProviders, { default: 'own' }),
    signers: rows('Signers', signerRow, { max: mostSigners }),
  },
  answer: record(envelope),
});

export const remindSigner = defineAction({
  name: 'remindSigner',
  on: envelope,
  label: 'Remind',
  route: 'POST /app/envelopes/{id}/remind',
  roles: office,
  input: {},
  answer: { name: 'text', email: 'text' },
});

export const sealVerdicts = ['intact', 'changed', 'notOurs'] as const;
export type SealVerdict = (typeof sealVerdicts)[number];

/** Whether a file is what we sealed. */
export const checkDocument = defineAction({
  name: 'checkDocument',
  on: envelope,
  label: 'Check a document',
  route: 'POST /app/envelopes/check',
  roles: office,
  input: { fileId: file('Document', { required: true }) },
  answer: { verdict: oneOf(sealVerdicts), sealedBy: 'text?', sealedAt: 'instant?' },
});

/** What the dialog has to know before it opens. */
export const signingChoices = defineAction({
  name: 'signingChoices',
  on: envelope,
  label: 'How documents are signed',
  route: 'GET /app/envelopes/choices',
  roles: office,
  input: {},
  answer: { hasDocusign: 'flag' },
});
