import {
  choice,
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  number,
  text,
} from '#kernel/domain';
import { envelope, envelopeStatuses, envelopeTones } from '#documents/domain';
import { office } from '#platform/domain';
import { ofParticipant, partOfParticipant } from './part-of-participant.ts';
import { usualNoticeDays } from './short-notice.ts';

const kept = { readOnly: true } as const;

export const agreementFields = {
  startsOn: date('From', { required: true }),
  endsOn: date('Until', { required: true }),
  supports: longText('Supports', { required: true, max: 4000 }),
  noticeDays: number('Clear days of notice', {
    required: true,
    min: 0,
    max: 60,
    default: usualNoticeDays,
    hint: 'A cancellation with less notice is charged in full.',
  }),
  terms: longText('Other terms', { max: 4000 }),
} as const;

/** B-213: the agreement in hand is the newest; those before it are its past. */
export const ndisServiceAgreement = defineResource({
  name: 'ndisServiceAgreement',
  segment: 'ndis-service-agreements',
  label: ['Service Agreement', 'Service Agreements'],
  title: '{startsOn}',
  ...partOfParticipant('service-agreements'),

  fields: {
    ...ofParticipant,
    ...agreementFields,
    status: choice('Status', envelopeStatuses, {
      ...kept,
      required: true,
      default: 'draft',
      tones: envelopeTones,
    }),
    envelopeId: lookup('Envelope', envelope.name, kept),
    signerName: text('Signer', { ...kept, max: 200 }),
    signerEmail: text('Sent to', { ...kept, max: 320 }),
    sentAt: dateTime('Sent', kept),
    endedAt: dateTime('Signed or ended', kept),
    /** An attachment of the case: `NDIS service agreement`. */
    signedFileId: text('Signed agreement', { ...kept, max: 36, history: false }),
  },
  checks: {
    agreementEnds: {
      field: 'endsOn',
      op: '>=',
      than: 'startsOn',
      refusal: 'agreementEndsBeforeStart',
    },
  },

  verbs: { list: office, read: office },
  list: {
    columns: ['startsOn', 'endsOn', 'supports', 'status', 'signerName', 'sentAt', 'endedAt'],
    sort: 'startsOn desc',
  },
  filters: ['ndisId', 'status'],
  detail: {
    Agreement: ['startsOn', 'endsOn', 'supports', 'noticeDays', 'terms', 'status'],
  },
});
