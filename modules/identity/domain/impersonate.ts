import { accept, defineAction, refuse } from '#kernel/domain';
import type { Actor, Decision } from '#kernel/domain';
import { user } from './user.resource.ts';

const administrators = ['TENANT_ADMIN', 'ADMIN_STAFF'] as const;

export const impersonate = defineAction({
  name: 'impersonate',
  on: user,
  label: 'Sign in as this user',
  route: 'POST /app/users/{id}/impersonate',
  roles: administrators,
  input: {},
  answer: { url: 'text' },
});

export type ImpersonationTarget = {
  readonly userId: string;
  readonly tenantId: string;
  readonly roles: readonly string[];
  readonly isActive: boolean;
};

/** Only a tenant admin of the host reaches into other tenants. */
export const reachesEveryTenant = (actor: Actor): boolean =>
  actor.isHost && actor.roles.includes('TENANT_ADMIN');

/** Inside a tenant nobody gains rights by it: administrators cannot be impersonated. */
export function decideImpersonation(actor: Actor, target: ImpersonationTarget): Decision {
  if (actor.impersonatorId) return refuse('notWhileImpersonating');
  if (target.userId === actor.userId) return refuse('cannotImpersonateSelf');
  if (!target.isActive) return refuse('cannotImpersonateInactive');
  const isForeign = target.tenantId !== actor.tenantId;
  const isAdministrator = administrators.some((role) => target.roles.includes(role));
  if (isAdministrator && !isForeign) return refuse('cannotImpersonateAdmin');
  return accept();
}
