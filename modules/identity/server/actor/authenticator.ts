import type { FastifyRequest } from 'fastify';
import type { Authenticate, Services } from '#kernel/server';
import { bearerOf, verifierOf } from './access-token.ts';
import { actorCacheOf } from './actor-cache.ts';
import { loadSignedIn } from './load-actor.ts';

/** Turns the bearer token of a request into the actor; null when it is good no more (D12). */
export function createAuthenticator(services: Services): Authenticate {
  const verify = verifierOf(services);
  const cache = actorCacheOf(services);

  return (request) => {
    const token = bearerOf(request);
    const claims = token ? verify(token) : null;
    if (!claims) return Promise.resolve(null);
    return cache.get(claims, () =>
      loadSignedIn(services.db, { tenantId: claims.tid, userId: claims.sub }, claims.sid),
    );
  };
}

/** The sign-in behind a request that has been let in. */
export function signInIdOf(services: Services, request: FastifyRequest): string {
  const token = bearerOf(request);
  return (token && verifierOf(services)(token)?.sid) ?? '';
}
