import { create } from '#kernel/domain';
import type { Creation, Instant } from '#kernel/domain';
import type { EnvelopeEventKind, EnvelopeStatus, SignerStatus } from './envelope-choices.ts';
import { envelopeEvent } from './envelope-event.resource.ts';

export type EnvelopeFacts = {
  readonly id: string;
  readonly status: EnvelopeStatus;
  readonly fromModule: string | null;
  readonly objectId: string | null;
  readonly documentHash: string;
  readonly expiresAt: Instant | null;
};

export type SignerFacts = {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly email: string;
  readonly status: SignerStatus;
};

/** When something happened, and from where, as far as the server can tell. */
export type Visit = {
  readonly now: Instant;
  readonly ip?: string | null;
  readonly userAgent?: string | null;
};

export const signerText = ({ name, email }: Pick<SignerFacts, 'name' | 'email'>): string =>
  `${name} <${email}>`;

type Noted = { readonly who?: string | null; readonly note?: string | null };

/** One line of the evidence. */
export const noteEvent = (
  kind: EnvelopeEventKind,
  { id, documentHash }: Pick<EnvelopeFacts, 'id' | 'documentHash'>,
  { now, ip = null, userAgent = null }: Visit,
  { who = null, note = null }: Noted = {},
): Creation =>
  create(envelopeEvent, {
    envelopeId: id,
    kind,
    at: now,
    who,
    ip,
    userAgent: userAgent?.slice(0, 400) ?? null,
    documentHash,
    note,
  });

const isOpen = ({ status }: EnvelopeFacts) => status === 'sent' || status === 'delivered';

export const hasRunOut = (envelope: EnvelopeFacts, now: Instant): boolean =>
  isOpen(envelope) && envelope.expiresAt !== null && envelope.expiresAt <= now;

export const isOpenEnvelope = (envelope: EnvelopeFacts, now: Instant): boolean =>
  isOpen(envelope) && !hasRunOut(envelope, now);

export const hasEverybodySigned = (signers: readonly Pick<SignerFacts, 'status'>[]): boolean =>
  signers.length > 0 && signers.every(({ status }) => status === 'signed');

/** Whose turn it is now. */
export const signerOfTurn = <S extends SignerFacts>(signers: readonly S[]): S | null =>
  signers.find(({ status }) => status === 'invited' || status === 'opened') ?? null;

export const signingStates = [
  'ready',
  'waiting',
  'signed',
  'completed',
  'declined',
  'voided',
  'expired',
] as const;
export type SigningState = (typeof signingStates)[number];

/** What a link leads to now. */
export function signingState(
  envelope: EnvelopeFacts,
  signer: Pick<SignerFacts, 'status'>,
  now: Instant,
): SigningState {
  const { status } = envelope;
  if (status === 'completed' || status === 'declined') return status;
  if (status !== 'sent' && status !== 'delivered') return 'voided';
  if (signer.status === 'signed' || signer.status === 'waiting') return signer.status;
  return hasRunOut(envelope, now) ? 'expired' : 'ready';
}
