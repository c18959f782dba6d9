import { createHash, randomBytes } from 'node:crypto';
import { isUuid } from '#kernel/server';

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** D23: the token names its tenant and carries 256 random bits; only their hash is kept. */
export const tokenOf = (tenantId: string, secret: string): string =>
  `${tenantId.replaceAll('-', '')}${secret}`;

export type ReadToken = {
  readonly tenantId: string;
  readonly secret: string;
  readonly hash: string;
};

/** Null when it cannot be one of ours. */
export function readToken(token: unknown): ReadToken | null {
  if (typeof token !== 'string' || !/^[0-9a-f]{32}[\w-]{43}$/.test(token)) return null;
  const tenantId = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const secret = token.slice(32);
  return isUuid(tenantId) ? { tenantId, secret, hash: hashOfSecret(secret) } : null;
}

/** Names a link without opening it. */
export const linkKeyOf = (token: string): string => readToken(token)?.hash ?? '';
