import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FoundLink } from '#identity/server';
import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';

/** Where a token may be used; a browser sends the cookie nowhere else. */
const places = ['/files', '/app/files'];
const nameOf = (key: string): string => `caseway.file.${key}`;
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

function setCookies(
  { config }: Pick<Services, 'config'>,
  reply: FastifyReply,
  { key, secret, seconds }: { key: string; secret: string; seconds: number },
): void {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const rest = `Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  const cookies = places.map((path) => `${nameOf(key)}=${secret}; Path=${path}; ${rest}`);
  reply.header('set-cookie', cookies);
}

export type Holder = { readonly holderKey: string; readonly holderHash: string };

/** G-147: the browser of the person keeps a secret beside the address, which may be copied. */
export function bindToBrowser(
  services: Pick<Services, 'config'>,
  reply: FastifyReply,
  seconds: number,
): Holder {
  const [key, secret] = [randomBytes(6).toString('hex'), randomBytes(24).toString('base64url')];
  setCookies(services, reply, { key, secret, seconds });
  return { holderKey: key, holderHash: hashOf(secret).toString('hex') };
}

/** Whoever has the secret, or is signed in as the person who was given the token. */
export function refuseOthers(link: FoundLink, { actor, headers }: FastifyRequest): void {
  const isIssuer =
    actor?.userId === link.issuerId && (actor?.tenantId ?? null) === link.issuerTenantId;
  if (actor && isIssuer) return;
  const { holderKey = '', holderHash = '' } = link.payload;
  const name = `${nameOf(holderKey)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((one) => one.trim());
  const secret = cookies.find((one) => one.startsWith(name))?.slice(name.length) ?? '';
  const known = Buffer.from(holderHash, 'hex');
  if (!known.length || !timingSafeEqual(known, hashOf(secret))) throw new Refused('linkNotValid');
}

/** What has had its one use leaves nothing in the browser. */
export function forgetHolder(
  services: Pick<Services, 'config'>,
  reply: FastifyReply,
  { payload }: FoundLink,
): void {
  const key = payload['holderKey'];
  if (key) setCookies(services, reply, { key, secret: '', seconds: 0 });
}
