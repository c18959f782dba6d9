import { createSecretKey } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { jwtVerify } from 'jose';
import type { Config, Secrets, Services } from '#kernel/server';
import { audienceOf } from '../oidc/client.ts';

export type AccessClaims = {
  readonly sub: string;
  readonly tid: string;
  /** The sign-in that the token came from. */
  readonly sid: string;
  readonly exp: number;
};

export type VerifyToken = (token: string) => Promise<AccessClaims | null>;

const longestToken = 4096;
const remembered = 10_000;

type Known = {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly secrets: Pick<Secrets, 'derive'>;
  now(): Date;
};

/** A signature is checked once; the oldest verified tokens are forgotten first. */
export function tokenVerifier(services: Known): VerifyToken {
  const read = tokenReader(services);
  const verified = new Map<string, AccessClaims>();

  return async (token) => {
    if (token.length > longestToken) return null;
    const known = verified.get(token);
    const claims = known ?? (await read(token));
    if (!claims) return null;
    if (claims.exp * 1000 <= services.now().getTime()) {
      verified.delete(token);
      return null;
    }
    if (!known) {
      const oldest = verified.size >= remembered ? verified.keys().next().value : undefined;
      if (oldest !== undefined) verified.delete(oldest);
      verified.set(token, claims);
    }
    return claims;
  };
}

/** Decision 12: one algorithm, one type, one issuer, one audience; all four claims are there. */
function tokenReader({ config, secrets, now }: Known): VerifyToken {
  const key = createSecretKey(secrets.derive('access-token'));
  const expected = {
    algorithms: ['HS256'],
    typ: 'at+jwt',
    issuer: config.publicUrl,
    audience: audienceOf(config.publicUrl),
    requiredClaims: ['sub', 'tid', 'sid', 'exp'],
  };

  return async (token) => {
    const read = await jwtVerify(token, key, { ...expected, currentDate: now() }).catch(() => null);
    const { sub, tid, sid, exp } = read?.payload ?? {};
    return typeof sub === 'string' &&
      typeof tid === 'string' &&
      typeof sid === 'string' &&
      typeof exp === 'number'
      ? { sub, tid, sid, exp }
      : null;
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

export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const header = request.headers.authorization;
  return header && /^bearer /i.test(header) ? header.slice(7) : null;
}
