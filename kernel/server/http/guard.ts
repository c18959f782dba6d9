import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import type { Authenticate } from '../services.ts';
import type { RateLimiter } from './limits.ts';
import { requireAbility } from './require-ability.ts';

/** D7: every route under /app has a policy, or the server does not start. */
export function addGuard(
  app: FastifyInstance,
  authenticate: Authenticate,
  limiter: RateLimiter,
): void {
  app.decorateRequest('actor');
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/app/') && !route.config?.policy) {
      throw new Error(`${String(route.method)} ${route.url} has no policy`);
    }
  });
  app.addHook('onRequest', async (request) => {
    limiter.admitAddress(request.ip);
    const { policy } = request.routeConfig;
    if (!policy) {
      if (request.url.startsWith('/app/')) await mustBeSignedIn();
      return;
    }
    if ('anonymous' in policy) return;
    await mustBeSignedIn();
    if ('ability' in policy) requireAbility(request.actor, policy.ability);

    async function mustBeSignedIn() {
      const actor = await authenticate(request);
      if (!actor) throw new Refused('notSignedIn');
      limiter.admitActor(actor);
      request.actor = actor;
    }
  });
}
