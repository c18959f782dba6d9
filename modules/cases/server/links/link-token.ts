import { createHash, randomBytes } from 'node:crypto';
import { Refused, isUuid } from '#kernel/server';

const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** D23: the token names its tenant and carries 256 random bits; only their hash is kept. */
export function newLinkToken(tenantId: string): { readonly token: string; readonly hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${tenantId.replaceAll('-', '')}${secret}`, hash: hashed(secret) };
}

export type LinkToken = { readonly tenantId: string; readonly hash: string };

export function readLinkToken(token: string): LinkToken {
  const isToken = /^[0-9a-f]{32}[\w-]{43}$/.test(token);
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  if (!isToken || !isUuid(id)) throw new Refused('linkUnknown');
  return { tenantId: id, hash: hashed(token.slice(32)) };
}
