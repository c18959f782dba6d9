import type { FastifyRequest } from 'fastify';
import type { Authenticate, Services } from '#kernel/server';
import { bearerOf, verifierOf } from './access-token.ts';
import { actorCacheOf } from './actor-cache.ts';
import { loadSignedIn } from './load-actor.ts';

/** Turns the bearer token of a request into the actor; null when it is good no more (D12). */
export function createAuthenticator(services: Services): Authenticate {
  const verify = verifierOf(services);
  const cache = actorCacheOf(services);

  return async (request) => {
    const token = bearerOf(request);
    const claims = token && (await verify(token));
    if (!claims) return null;
    return cache.get(claims, (before) =>
      loadSignedIn(services, { tenantId: claims.tid, userId: claims.sub }, claims.sid, before),
    );
  };
}

/** The sign-in behind a request that has been let in. */
export async function signInIdOf(services: Services, request: FastifyRequest): Promise<string> {
  const token = bearerOf(request);
  const claims = token && (await verifierOf(services)(token));
  return claims ? claims.sid : '';
}
