import {
  choice,
  dateTime,
  defineAction,
  defineResource,
  lookup,
  nullable,
  text,
} from '#kernel/domain';
import type { AnyAction, AnyResource } from '#kernel/domain';
import { envelope, envelopeStatuses, envelopeTones, signingProviders } from '#documents/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

const kept = { readOnly: true } as const;

/** B-212, G-127: the consent form of a case on its way to be signed. */
export const caseConsent = defineResource({
  name: 'caseConsent',
  segment: 'case-consents',
  label: ['Consent Form', 'Consent Forms'],
  title: '{signerName}',
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { ...kept, required: true }),
    envelopeId: lookup('Envelope', envelope.name, { ...kept, required: true, unique: true }),
    status: choice('Status', envelopeStatuses, { ...kept, required: true, tones: envelopeTones }),
    signerName: text('Signer', { ...kept, required: true, max: 200 }),
    signerEmail: text('Sent to', { ...kept, max: 320 }),
    sentAt: dateTime('Sent', { ...kept, required: true }),
    endedAt: dateTime('Signed or ended', kept),
    /** An attachment of the case: `Consent form`. */
    signedFileId: text('Signed form', { ...kept, max: 36, history: false }),
  },

  verbs: { list: office, read: office },
  list: {
    columns: [
      'sentAt',
      'signerName',
      'signerEmail',
      'status',
      'endedAt',
      'signedFileId',
      'envelopeId',
    ],
    sort: 'sentAt desc',
  },
  filters: ['caseId', 'status', 'envelopeId'],
  detail: { Consent: ['signerName', 'signerEmail', 'status', 'sentAt', 'endedAt'] },
});

const consentShape = {
  id: 'id',
  envelopeId: 'id',
  status: 'text',
  statusName: 'text',
  signerName: 'text',
  sentAt: 'instant',
  endedAt: 'instant?',
  signedFileId: 'id?',
} as const;

/** C-063: by DocuSign where it is set up and asked for, else by a link of our own. */
export const generateConsent = (resource: AnyResource): AnyAction =>
  defineAction({
    name: 'generateConsentForm',
    on: resource,
    label: 'Send consent form',
    route: `POST /app/${resource.base}/{id}/generateDocuSignConsentForm`,
    roles: office,
    input: { provider: choice('Sign with', signingProviders) },
    answer: consentShape,
  }) as AnyAction;

/** C-064. */
export const syncConsent = (resource: AnyResource): AnyAction =>
  defineAction({
    name: 'syncConsentForm',
    on: resource,
    label: 'Update status',
    route: `POST /app/${resource.base}/{id}/syncConsentFormDocuSignStatus`,
    roles: office,
    input: {},
    answer: nullable(consentShape),
  }) as AnyAction;
