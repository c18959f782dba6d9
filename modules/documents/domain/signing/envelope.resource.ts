import {
  choice,
  dateTime,
  defineResource,
  file,
  flag,
  longText,
  lookup,
  number,
  state,
  text,
} from '#kernel/domain';
import { allRoles, office } from '#platform/domain';
import { envelopeStatuses, envelopeTones, signingProviders } from './envelope-choices.ts';

const written = { readOnly: true } as const;

/** A document that people sign in turn. What was sent, and what came of it, is never changed by hand. */
export const envelope = defineResource({
  name: 'envelope',
  segment: 'envelopes',
  label: ['Envelope', 'Envelopes'],
  title: '{number} {title}',
  pages: { only: ['list', 'detail'] },

  fields: {
    number: text('Number', { ...written, searchable: true, max: 30, numbered: 'ENV' }),
    title: text('Title', { ...written, required: true, searchable: true, max: 200 }),
    status: state('Status', envelopeStatuses, { initial: 'draft', tones: envelopeTones }),
    objectReferenceName: text('Record', { ...written, searchable: true, max: 300 }),
    fromModule: text('Module', { ...written, max: 60 }),
    objectId: text('Record id', { ...written, history: false, max: 36 }),
    senderId: lookup('Sent by', 'user', written),
    message: longText('Message', { ...written, max: 2000 }),
    needsCode: flag('Code by email before opening', written),
    remindEveryDays: number('Remind every (days)', { ...written, min: 1, max: 60 }),
    expiresAt: dateTime('Open until', written),
    sentAt: dateTime('Sent at', written),
    completedAt: dateTime('Completed at', written),
    endReason: longText('Reason', { ...written, max: 1000 }),
    provider: choice('Signed with', signingProviders, {
      ...written,
      required: true,
      default: 'own',
    }),
    externalId: text('Envelope at the provider', {
      ...written,
      history: false,
      hiddenFrom: allRoles,
      max: 100,
    }),
    documentId: file('Document', { ...written, required: true }),
    /** SHA-256 of the document as everybody saw it. */
    documentHash: text('Fingerprint of the document', { ...written, required: true, max: 64 }),
    signedFileId: file('Signed document', written),
    evidenceFileId: file('Evidence', written),
  },

  verbs: { list: office, read: office, lookup: office },

  list: {
    columns: ['number', 'title', 'objectReferenceName', 'status', 'sentAt', 'expiresAt'],
    sort: 'creationTime desc',
    empty: 'An envelope is sent from the files of a record.',
  },
  filters: ['status', 'senderId', 'sentAt', 'fromModule', 'objectId'],
  lookup: { text: '{number} {title}', sort: 'creationTime desc' },
  facts: ['status', 'sentAt', 'expiresAt'],
  detail: {
    Signers: 'panel',
    Documents: ['documentId', 'signedFileId', 'evidenceFileId', 'documentHash'],
    Envelope: [
      'title',
      'objectReferenceName',
      'message',
      'senderId',
      'provider',
      'needsCode',
      'remindEveryDays',
      'expiresAt',
      'endReason',
    ],
    Timeline: 'panel',
  },
});
