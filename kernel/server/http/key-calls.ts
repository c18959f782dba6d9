import { scopeOfCall } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

/** Null: no key of the API may do it, whatever its scopes. */
export const lacksScope = (scope: string | null): Refused =>
  scope === null
    ? new Refused('notForKeys')
    : new Refused('insufficientScope', { scope, values: { scope } });

/** A key does what it is cut to and nothing beside it; what is not about records of a module is closed. */
export function mustBeInScope({ apiKey }: Actor, request: FastifyRequest): void {
  if (!apiKey) return;
  const { policy, url = '' } = request.routeConfig;
  const ability = policy && 'ability' in policy ? policy.ability : undefined;
  const scope = scopeOfCall({ method: request.method, ability, url });
  if (scope === null || !apiKey.scopes.includes(scope)) throw lacksScope(scope);
}
