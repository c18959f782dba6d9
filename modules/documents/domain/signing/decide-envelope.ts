import { accept, change, create, emit, move, refuse } from '#kernel/domain';
import type { Decision, InputOf, Instant } from '#kernel/domain';
import type { createEnvelope } from './envelope-actions.ts';
import { envelopeEnded, signerInvited } from './envelope-events.ts';
import {
  hasRunOut,
  isOpenEnvelope,
  noteEvent,
  signerOfTurn,
  signerText,
} from './envelope-facts.ts';
import type { EnvelopeFacts, SignerFacts } from './envelope-facts.ts';
import { envelopeSigner } from './envelope-signer.resource.ts';
import { envelope } from './envelope.resource.ts';
import { envelopeSignerWorkflow, envelopeWorkflow } from './envelope.workflow.ts';

type CreationFacts = {
  readonly id: string;
  readonly sender: { readonly id: string; readonly name: string };
  readonly document: { readonly id: string; readonly hash: string; readonly pages: number };
  readonly reference: string | null;
  readonly hasDocusign: boolean;
  readonly now: Instant;
};

const addDays = (now: Instant, days: number): Instant =>
  new Date(Date.parse(now) + days * 86_400_000).toISOString();

const momentAfter = (now: Instant): Instant => new Date(Date.parse(now) + 1).toISOString();

export function decideCreation(
  facts: CreationFacts,
  input: InputOf<typeof createEnvelope>,
): Decision {
  const { id, sender, document, now } = facts;
  const { signers, openDays, fileId: _, ...given } = input;
  if (!signers.length) return refuse('envelopeNeedsSigners');
  if (input.provider === 'docusign' && !facts.hasDocusign) return refuse('docusignNotSet');
  const emails = signers.map(({ email }) => email.toLowerCase());
  if (new Set(emails).size < emails.length) return refuse('signerTwice');
  if (signers.some(({ page }) => (page ?? 1) > document.pages))
    return refuse('signaturePageMissing');
  const note = `${signers.length === 1 ? '1 signer' : `${signers.length} signers`}`;
  return accept(
    create(envelope, {
      ...given,
      id,
      objectReferenceName: facts.reference,
      senderId: sender.id,
      expiresAt: addDays(now, openDays ?? 30),
      documentId: document.id,
      documentHash: document.hash,
    }),
    signers.map(({ id: _new, ...signer }, at) =>
      create(envelopeSigner, { ...signer, envelopeId: id, place: at + 1 }),
    ),
    noteEvent('created', { id, documentHash: document.hash }, { now }, { who: sender.name, note }),
  );
}

/** The days that it is open count from when it was made; what waited too long is made anew. */
export function decideSending(
  record: EnvelopeFacts & { readonly provider: string },
  signers: readonly SignerFacts[],
  who: string,
  now: Instant,
): Decision {
  if (!signers.length) return refuse('envelopeNeedsSigners');
  const first = signers.find(({ status }) => status === 'waiting');
  if (record.expiresAt !== null && record.expiresAt <= now) return refuse('envelopeExpired');
  return accept(
    move(envelopeWorkflow, record, 'send', { values: { sentAt: now } }),
    noteEvent('sent', record, { now }, { who }),
    // DocuSign invites its signers itself.
    first && record.provider === 'own' ? invite(record, first, now) : [],
  );
}

/** Noted a moment after what it follows from, so that the evidence keeps the order. */
export const invite = (record: EnvelopeFacts, signer: SignerFacts, now: Instant) => [
  move(envelopeSignerWorkflow, signer, 'invite', { values: { invitedAt: now } }),
  noteEvent('invited', record, { now: momentAfter(now) }, { who: signerText(signer) }),
  emit(signerInvited({ envelopeId: record.id, signerId: signer.id, isReminder: false })),
];

const endedBy = ({ id, fromModule, objectId }: EnvelopeFacts) =>
  emit(envelopeEnded({ envelopeId: id, fromModule, objectId }));

export const decideVoid = (
  record: EnvelopeFacts,
  signers: readonly SignerFacts[],
  reason: string,
  by: { readonly who: string; readonly now: Instant },
): Decision =>
  accept(
    move(envelopeWorkflow, record, 'void', { values: { endReason: reason }, facts: { signers } }),
    noteEvent('voided', record, by, { who: by.who, note: reason }),
    endedBy(record),
  );

export const expiredReason = 'It was not signed in time.';

export function decideExpiry(
  record: EnvelopeFacts,
  signers: readonly SignerFacts[],
  now: Instant,
): Decision {
  if (!hasRunOut(record, now)) return accept();
  const values = { endReason: expiredReason };
  return accept(
    move(envelopeWorkflow, record, 'expire', { values, facts: { signers } }),
    noteEvent('expired', record, { now }),
    endedBy(record),
  );
}

/** Once more to whoever holds everybody up. */
export function decideReminder(
  record: EnvelopeFacts,
  signers: readonly SignerFacts[],
  who: string | null,
  now: Instant,
): Decision {
  const signer = signerOfTurn(signers);
  if (!signer || !isOpenEnvelope(record, now)) return refuse('nobodyToRemind');
  return accept(
    change(envelopeSigner, signer.id, { remindedAt: now }),
    noteEvent('reminded', record, { now }, { who, note: signerText(signer) }),
    emit(signerInvited({ envelopeId: record.id, signerId: signer.id, isReminder: true })),
  );
}
