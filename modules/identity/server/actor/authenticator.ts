import type { FastifyRequest } from 'fastify';
import type { Authenticate, Services } from '#kernel/server';
import { keyAuthenticator } from '../api-keys/key-actor.ts';
import { readKeyText } from '../api-keys/key-text.ts';
import { bearerOf, verifierOf } from './access-token.ts';
import { actorCacheOf } from './actor-cache.ts';
import { loadSignedIn } from './load-actor.ts';
import { noteSeen } from './note-seen.ts';

/** Turns the bearer token of a request into the actor; null when it is good no more (D12). */
export function createAuthenticator(services: Services): Authenticate {
  const verify = verifierOf(services);
  const cache = actorCacheOf(services);
  const notes = noteSeen(services);
  const actorOfKey = keyAuthenticator(services);

  return async (request, options) => {
    const token = bearerOf(request);
    const key = token ? readKeyText(token) : null;
    if (key) return actorOfKey(key, request);
    const claims = token && (await verify(token));
    if (!claims) return null;
    if (options?.anew) cache.forget(claims.sub);
    return cache.get(claims, (before) =>
      loadSignedIn(
        services,
        { tenantId: claims.tid, userId: claims.sub },
        claims.sid,
        before,
        notes(claims, request),
      ),
    );
  };
}

/** The sign-in behind a request that has been let in. */
export async function signInIdOf(services: Services, request: FastifyRequest): Promise<string> {
  const token = bearerOf(request);
  const claims = token && (await verifierOf(services)(token));
  return claims ? claims.sid : '';
}
