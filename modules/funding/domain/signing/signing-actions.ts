import { choice, defineAction, email, oneOf, record, text } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { envelopeStatuses, signerStatuses, signingProviders } from '#documents/domain';
import { office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';

/** The lender signs first, then the borrower. What is left empty is taken from their records. */
export const sendAgreementForSignature = defineAction({
  name: 'sendForSignature',
  on: fundingAgreement,
  label: 'Send for signature',
  route: 'POST /app/funding-agreements/{id}/sendForSignature',
  roles: office,
  input: {
    lenderName: text('Signs for the lender', { max: 200 }),
    lenderEmail: email('Email of the lender'),
    borrowerName: text('Signs for the borrower', { max: 200 }),
    borrowerEmail: email('Email of the borrower'),
    provider: choice('Sign with', signingProviders, { default: 'own' }),
  },
  answer: record(fundingAgreement),
});

const signatureShape = {
  status: oneOf([...Object.keys(envelopeStatuses), 'none']),
  envelopeId: 'id?',
  envelopeNo: 'text?',
  endReason: 'text?',
  signers: [{ name: 'text', email: 'text', status: oneOf(signerStatuses), signedAt: 'instant?' }],
  /** What differs from the paper that both signed last. */
  changedTerms: [{ label: 'text', signed: 'text?', now: 'text?' }],
  /** Who would sign now, as far as it is known. */
  lender: { name: 'text', email: 'text?' },
  borrower: { name: 'text', email: 'text?' },
} as const;

export const readAgreementSignature = defineAction({
  name: 'readSignature',
  on: fundingAgreement,
  label: 'Signature',
  route: 'GET /app/funding-agreements/{id}/signature',
  roles: office,
  input: {},
  answer: signatureShape,
});

export type AgreementSignature = ValueOfShape<typeof signatureShape>;
