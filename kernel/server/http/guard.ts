import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dryRunHeader } from '../action/dry-run.ts';
import { Refused } from '../refused.ts';
import type { Authenticate } from '../services.ts';
import { mustBeInScope } from './key-calls.ts';
import type { RateLimiter } from './limits.ts';
import { requireAbility } from './require-ability.ts';
import { asksForProof, isProven, namesOne } from './require-proof.ts';

/** D7: every route under /app has a policy, or the server does not start. */
export function addGuard(
  app: FastifyInstance,
  authenticate: Authenticate,
  limiter: RateLimiter,
  now: () => Date,
): void {
  /** What is remembered of a person may be older than their proof. */
  const mustBeProven = async (request: FastifyRequest): Promise<void> => {
    if (request.actor.apiKey) throw new Refused('notForKeys');
    if (isProven(request.actor, now())) return;
    const actor = await authenticate(request, { anew: true });
    if (!actor) throw new Refused('notSignedIn');
    if (!isProven(actor, now())) throw new Refused('stepUpNeeded');
    request.actor = actor;
  };

  app.decorateRequest('actor');
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/app/') && !route.config?.policy) {
      throw new Error(`${String(route.method)} ${route.url} has no policy`);
    }
  });
  app.addHook('onRequest', async (request) => {
    limiter.admitAddress(request.ip);
    const { policy, isTried } = request.routeConfig;
    // Whoever asks to try a call out must never have it done.
    if (request.headers[dryRunHeader] !== undefined && !isTried) throw new Refused('noDryRun');
    const isOpen = policy ? 'anonymous' in policy : !request.url.startsWith('/app/');
    const isKnown = policy && 'orSignedIn' in policy && request.headers.authorization;
    if (isOpen && !isKnown) return;
    const actor = await authenticate(request);
    if (!actor && isOpen) return;
    if (!actor) throw new Refused('notSignedIn');
    limiter.admitActor(actor);
    request.actor = actor;
    mustBeInScope(actor, request);
    if (policy && 'ability' in policy) requireAbility(actor, policy.ability);
    if (asksForProof(request.routeConfig)) await mustBeProven(request);
  });
  app.addHook('preHandler', async (request) => {
    if (namesOne(request.routeConfig.stepUpFields, request.body)) await mustBeProven(request);
  });
}
