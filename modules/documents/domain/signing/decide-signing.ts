import { accept, emit, move, refuse } from '#kernel/domain';
import type { Decision, Refused } from '#kernel/domain';
import { invite } from './decide-envelope.ts';
import { envelopeCompleted, envelopeEnded } from './envelope-events.ts';
import type { SignatureKind } from './envelope-choices.ts';
import { noteEvent, signerText, signingState } from './envelope-facts.ts';
import type { EnvelopeFacts, SignerFacts, SigningState, Visit } from './envelope-facts.ts';
import { envelopeSignerWorkflow, envelopeWorkflow } from './envelope.workflow.ts';

const refusals: Readonly<Record<SigningState, string | null>> = {
  ready: null,
  waiting: 'notYourTurn',
  signed: 'signedAlready',
  completed: 'signedAlready',
  declined: 'signingDeclined',
  voided: 'signingVoided',
  expired: 'signingExpired',
};

const refuseUnlessReady = (
  envelope: EnvelopeFacts,
  signer: SignerFacts,
  { now }: Visit,
): Refused | null => {
  const code = refusals[signingState(envelope, signer, now)];
  return code === null ? null : refuse(code);
};

/** Whoever opens the document agrees to sign electronically; without that there is nothing to read. */
export function decideOpening(
  envelope: EnvelopeFacts,
  signer: SignerFacts,
  hasConsented: boolean,
  visit: Visit,
): Decision {
  if (!hasConsented) return refuse('consentMissing');
  return accept(
    refuseUnlessReady(envelope, signer, visit),
    signer.status === 'invited' &&
      move(envelopeSignerWorkflow, signer, 'open', { values: { openedAt: visit.now } }),
    envelope.status === 'sent' && move(envelopeWorkflow, envelope, 'deliver'),
    noteEvent('opened', envelope, visit, { who: signerText(signer) }),
  );
}

export type Signature = { readonly kind: SignatureKind; readonly pictureId: string };

/** The next in turn is invited; after the last one only the seal is missing. */
export function decideSignature(
  envelope: EnvelopeFacts,
  signers: readonly SignerFacts[],
  signer: SignerFacts,
  signature: Signature,
  visit: Visit,
): Decision {
  const next = signers.find(({ status }) => status === 'waiting');
  const values = {
    signedAt: visit.now,
    signatureKind: signature.kind,
    signatureId: signature.pictureId,
  };
  return accept(
    refuseUnlessReady(envelope, signer, visit),
    signer.status !== 'opened' && refuse('documentNotOpened'),
    move(envelopeSignerWorkflow, signer, 'sign', { values }),
    noteEvent('signed', envelope, visit, { who: signerText(signer), note: signature.kind }),
    next ? invite(envelope, next, visit.now) : [],
  );
}

export const decideDecline = (
  envelope: EnvelopeFacts,
  signer: SignerFacts,
  reason: string,
  visit: Visit,
): Decision =>
  accept(
    refuseUnlessReady(envelope, signer, visit),
    move(envelopeSignerWorkflow, signer, 'decline', { values: { declineReason: reason } }),
    move(envelopeWorkflow, envelope, 'decline', { values: { endReason: reason } }),
    noteEvent('declined', envelope, visit, { who: signerText(signer), note: reason }),
    emit(
      envelopeEnded({
        envelopeId: envelope.id,
        fromModule: envelope.fromModule,
        objectId: envelope.objectId,
      }),
    ),
  );

/** The fingerprint of the sealed file is evidence too. */
export const decideCompletion = (
  envelope: EnvelopeFacts,
  sealed: { readonly fileId: string; readonly hash: string },
  now: string,
): Decision =>
  accept(
    move(envelopeWorkflow, envelope, 'complete', {
      values: { signedFileId: sealed.fileId, completedAt: now },
    }),
    noteEvent('completed', { id: envelope.id, documentHash: sealed.hash }, { now }),
    emit(
      envelopeCompleted({
        envelopeId: envelope.id,
        fromModule: envelope.fromModule,
        objectId: envelope.objectId,
      }),
    ),
  );
