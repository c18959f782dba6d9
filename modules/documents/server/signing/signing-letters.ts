import type { Services, Tx } from '#kernel/server';
import { signingState } from '../../domain/index.ts';
import { mintSigningCode, mintSigningLink } from './signing-link.ts';
import type { SentTo } from './signing-link.ts';
import { readEnvelope } from './read-envelope.ts';
import { peopleOf } from './signing-view.ts';

type Of = { readonly envelopeId: string; readonly signerId: string };

export type SigningLetter = {
  readonly to: string;
  readonly name: string;
  readonly title: string;
  readonly message: string | null;
  readonly practice: string;
  readonly sender: string | null;
  readonly expiresAt: string | null;
  readonly needsCode: boolean;
};

async function letterFacts(tx: Tx, of: Of) {
  const { envelope, signers } = await readEnvelope(tx, of.envelopeId);
  const signer = signers.find(({ id }) => id === of.signerId);
  if (!signer) return null;
  const { practice, sender } = await peopleOf(tx, envelope);
  const letter: SigningLetter = {
    to: signer.email,
    name: signer.name,
    title: envelope.title,
    message: envelope.message,
    practice: practice.name ?? '',
    sender,
    expiresAt: envelope.expiresAt,
    needsCode: envelope.needsCode,
  };
  return { envelope, signer, letter };
}

/** Who is written to; null where nobody has to sign any more. */
export async function signingLetter(
  tx: Tx,
  services: Services,
  of: Of,
): Promise<SigningLetter | null> {
  const found = await letterFacts(tx, of);
  if (!found) return null;
  const now = services.now().toISOString();
  return signingState(found.envelope, found.signer, now) === 'ready' ? found.letter : null;
}

/** A new link whenever a mail leaves; those of earlier mails keep working. */
export async function letterWithLink(tx: Tx, services: Services, of: Of, to: SentTo) {
  const letter = await signingLetter(tx, services, of);
  return letter && { ...letter, link: await mintSigningLink(tx, services, of, to) };
}

export async function letterWithCode(
  tx: Tx,
  services: Services,
  of: Of & { readonly linkHash: string },
) {
  const found = await letterFacts(tx, of);
  const isDone = found?.envelope.status === 'completed';
  const letter = isDone ? found.letter : await signingLetter(tx, services, of);
  return letter && { ...letter, code: await mintSigningCode(tx, services, of.linkHash) };
}

/** Everybody who signs, and where they are written to. */
export async function signerAddresses(tx: Tx, envelopeId: string) {
  const { signers } = await readEnvelope(tx, envelopeId);
  return signers.map(({ id: signerId, email }) => ({ signerId, email }));
}

export async function completedLetter(tx: Tx, services: Services, of: Of, to: SentTo) {
  const found = await letterFacts(tx, of);
  if (found?.envelope.status !== 'completed') return null;
  return { ...found.letter, link: await mintSigningLink(tx, services, of, to) };
}
