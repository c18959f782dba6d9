import { choice, defineAction, nullable, oneOf } from '#kernel/domain';
import { envelopeStatuses, signingProviders } from '#documents/domain';
import { office } from '#platform/domain';
import { agreementFields } from './ndis-service-agreement.resource.ts';
import { ndis } from './ndis.resource.ts';

export const agreementShape = {
  id: 'id?',
  startsOn: 'date?',
  endsOn: 'date?',
  supports: 'text?',
  noticeDays: 'number',
  terms: 'text?',
  status: oneOf(envelopeStatuses),
  statusName: 'text',
  signerName: 'text?',
  signerEmail: 'text?',
  sentAt: 'instant?',
  endedAt: 'instant?',
  signedFileId: 'id?',
  envelopeId: 'id?',
} as const;

/** C-252: what was agreed, or what the plan suggests where nothing was yet. */
export const readAgreement = defineAction({
  name: 'readAgreement',
  on: ndis,
  label: 'Service agreement',
  route: 'GET /app/ndis/{id}/service-agreement',
  roles: office,
  input: {},
  answer: agreementShape,
});

/** C-253: after one was signed, the next. */
export const saveAgreement = defineAction({
  name: 'saveAgreement',
  on: ndis,
  label: 'Save agreement',
  route: 'PUT /app/ndis/{id}/service-agreement',
  roles: office,
  input: agreementFields,
  answer: agreementShape,
});

/** C-254, B-213: the nominee signs where there is one. */
export const signAgreement = defineAction({
  name: 'signAgreement',
  on: ndis,
  label: 'Send to be signed',
  route: 'POST /app/ndis/{id}/service-agreement/generate-esign',
  roles: office,
  input: { provider: choice('Sign with', signingProviders) },
  answer: agreementShape,
});

/** C-255, B-213. */
export const syncAgreement = defineAction({
  name: 'syncAgreement',
  on: ndis,
  label: 'Update status',
  route: 'POST /app/ndis/{id}/service-agreement/sync-esign-status',
  roles: office,
  input: {},
  answer: nullable(agreementShape),
});

export const agreementActions = [
  readAgreement,
  saveAgreement,
  signAgreement,
  syncAgreement,
] as const;
