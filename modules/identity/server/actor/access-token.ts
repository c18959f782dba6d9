import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Services } from '#kernel/server';
import { audienceOf } from '../oidc/client.ts';

export type AccessClaims = {
  readonly sub: string;
  readonly tid: string;
  /** The sign-in that the token came from. */
  readonly sid: string;
  readonly exp: number;
};

export type VerifyToken = (token: string) => AccessClaims | null;

const longestToken = 4096;
const remembered = 10_000;

/** A signature is checked once; the oldest verified tokens are forgotten first. */
function tokenVerifier({ config, secrets, now }: Services): VerifyToken {
  const key = createSecretKey(secrets.derive('access-token'));
  const audience = audienceOf(config.publicUrl);
  const verified = new Map<string, AccessClaims>();

  return (token) => {
    let claims: AccessClaims | null = verified.get(token) ?? null;
    if (!claims) {
      if (token.length > longestToken) return null;
      claims = readToken(token, (text) => createHmac('sha256', key).update(text).digest(), {
        issuer: config.publicUrl,
        audience,
      });
      if (!claims) return null;
      const oldest = verified.size >= remembered ? verified.keys().next().value : undefined;
      if (oldest !== undefined) verified.delete(oldest);
      verified.set(token, claims);
    }
    if (claims.exp * 1000 > now().getTime()) return claims;
    verified.delete(token);
    return null;
  };
}

const verifiers = new WeakMap<Services, VerifyToken>();

export function verifierOf(services: Services): VerifyToken {
  let verify = verifiers.get(services);
  if (!verify) {
    verify = tokenVerifier(services);
    verifiers.set(services, verify);
  }
  return verify;
}

type Expected = { readonly issuer: string; readonly audience: string };

function readToken(
  token: string,
  sign: (text: string) => Buffer,
  expected: Expected,
): AccessClaims | null {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  if (rest.length || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const real = sign(`${head}.${body}`);
  if (given.length !== real.length || !timingSafeEqual(given, real)) return null;
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, unknown>;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as AccessClaims &
    Record<string, unknown>;
  const isOurs =
    header.alg === 'HS256' &&
    header.typ === 'at+jwt' &&
    claims.iss === expected.issuer &&
    claims.aud === expected.audience &&
    [claims.sub, claims.tid, claims.sid].every((claim) => typeof claim === 'string') &&
    typeof claims.exp === 'number';
  return isOurs ? { sub: claims.sub, tid: claims.tid, sid: claims.sid, exp: claims.exp } : null;
}

export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const header = request.headers.authorization;
  return header && /^bearer /i.test(header) ? header.slice(7) : null;
}
