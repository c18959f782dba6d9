import { accept, ask, change, isAnswered, refuse } from '#kernel/domain';
import type { Answers, AskedChoice, Decision, Instant } from '#kernel/domain';
import type { EnvelopeStatus, SignerStatus } from '#documents/domain';
import type { AgreementRecord } from '../agreements/decide-agreement.ts';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';

export type AgreementSigner = { readonly name: string; readonly email: string | null };

export type SignatureFacts = {
  readonly lender: AgreementSigner;
  readonly borrower: AgreementSigner;
  readonly hasFirstRate: boolean;
  readonly answers: Answers;
};

export const isWithSigners = (signature: EnvelopeStatus | null): boolean =>
  signature === 'sent' || signature === 'delivered';

/** Whether the agreement as it stands can be sent. */
export function decideSignatureRequest(
  agreement: Pick<AgreementRecord, 'status' | 'signature' | 'agreementNo'>,
  { lender, borrower, hasFirstRate, answers }: SignatureFacts,
): Decision {
  const again = `${agreement.agreementNo} is signed by both. Send it as it stands now for new signatures? The signed agreement is kept until the new one is signed.`;
  return accept(
    agreement.status === 'cancelled' && refuse('agreementCancelled'),
    isWithSigners(agreement.signature) && refuse('agreementIsWithSigners'),
    !hasFirstRate && refuse('agreementWithoutRate'),
    !lender.email &&
      refuse('agreementSignerWithoutAddress', { field: 'lenderEmail', values: { who: 'lender' } }),
    !borrower.email &&
      refuse('agreementSignerWithoutAddress', {
        field: 'borrowerEmail',
        values: { who: 'borrower' },
      }),
    agreement.signature === 'completed' &&
      !isAnswered(answers, 'signAgain') &&
      ask('signAgain', again),
  );
}

export const sentForSignature = (id: string, envelopeId: string, now: Instant): Decision =>
  accept(change(fundingAgreement, id, { envelopeId, signature: 'sent', sentForSignatureAt: now }));

export const signedByBoth = (id: string, signedFileId: string, now: Instant): Decision =>
  accept(change(fundingAgreement, id, { signature: 'completed', signedFileId, signedAt: now }));

/** The query parameter by which a caller says that the envelope shall be voided. */
export const forSigningName = 'forSigning';
export const voidEnvelope = 'voidEnvelope';

export type SignerStand = { readonly name: string; readonly status: SignerStatus };

/** What becomes of the signatures, before it does. */
export const voidingChoice = (signers: readonly SignerStand[]): AskedChoice => ({
  name: forSigningName,
  options: [
    {
      value: voidEnvelope,
      label: 'Void the envelope',
      hint: 'Nobody can sign it any more, and signatures that were given are void. Send the agreement again afterwards.',
      confirm: 'Void the envelope and go on',
    },
  ],
  about: { signers: signers.map(({ name, status }) => ({ name, status })) },
});
