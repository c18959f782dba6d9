import { createHash, timingSafeEqual } from 'node:crypto';
import {
  findLink,
  hashCode,
  hashOfSecret,
  keepPass,
  makeLink,
  newSecret,
  noteCodeAsked,
  setNewCode,
  tryCode,
} from '#identity/server';
import type { FoundLink, NewLink, Visitor } from '#identity/server';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { signingLink } from '../../domain/index.ts';

export type SentTo = Pick<NewLink, 'address' | 'issuerId'>;

export async function mintSigningLink(
  tx: Tx,
  services: Services,
  of: { readonly envelopeId: string; readonly signerId: string },
  to: SentTo = {},
): Promise<string> {
  const payload = { signerId: of.signerId };
  const made = await makeLink(tx, services, signingLink, {
    subjectId: of.envelopeId,
    payload,
    ...to,
  });
  return made.url;
}

export type SigningLink = Pick<FoundLink, 'tenantId' | 'key' | 'passHash'> & {
  readonly envelopeId: string;
  readonly signerId: string;
};

export async function findSigningLink(
  services: Services,
  token: string,
  visitor: Visitor,
): Promise<SigningLink> {
  const link = await findLink(services, signingLink, token, visitor);
  const { tenantId, key, passHash, subjectId, payload } = link;
  return {
    tenantId,
    key,
    passHash,
    envelopeId: subjectId ?? '',
    signerId: payload['signerId'] ?? '',
  };
}

const codeMinutes = 15;

export async function refuseCodeAskedOften(tx: Tx, key: string, now: Date): Promise<void> {
  if (!(await noteCodeAsked(tx, key, now))) throw new Refused('codeAskedTooOften');
}

/** Made when the mail leaves: it waits in no queue. */
export const mintSigningCode = (tx: Tx, services: Services, key: string): Promise<string> =>
  setNewCode(tx, services, key, codeMinutes);

export async function isCodeRight(tx: Tx, key: string, code: string, now: Date): Promise<boolean> {
  return (await tryCode(tx, key, hashCode(key, code), now)) === 'right';
}

/** The visit that opened the document; a later one takes its place. */
export async function mintPass(tx: Tx, key: string): Promise<string> {
  const pass = newSecret();
  await keepPass(tx, key, hashOfSecret(pass));
  return pass;
}

export function refuseWithoutPass({ passHash }: SigningLink, pass: unknown): void {
  const given = createHash('sha256').update(String(pass)).digest();
  const kept = Buffer.from(passHash ?? '', 'base64url');
  if (kept.length !== given.length || !timingSafeEqual(kept, given)) {
    throw new Refused('documentNotOpened');
  }
}
