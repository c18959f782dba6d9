import { accept, defineAction, longText, refuse } from '#kernel/domain';
import type { Actor, Decision } from '#kernel/domain';
import { canonicalRole } from '#platform/domain';
import { decideOnAccount } from './account-rights.ts';
import type { HeldRole } from './account-rights.ts';
import { user } from './user.resource.ts';

const administrators = ['TENANT_ADMIN', 'ADMIN_STAFF'] as const;

export const impersonate = defineAction({
  name: 'impersonate',
  stepUp: true,
  on: user,
  label: 'Sign in as this user',
  route: 'POST /app/users/{id}/impersonate',
  roles: administrators,
  input: {
    reason: longText('Reason', {
      required: true,
      max: 500,
      hint: 'Kept in the audit log, beside your name.',
    }),
  },
  answer: { url: 'text' },
  answersSecret: true,
});

export type ImpersonationTarget = {
  readonly userId: string;
  readonly tenantId: string;
  readonly roles: readonly HeldRole[];
  readonly isActive: boolean;
};

/** Only a tenant admin of the host reaches into other tenants. */
export const reachesEveryTenant = (actor: Actor): boolean =>
  actor.isHost && actor.roles.includes('TENANT_ADMIN');

/** Inside a tenant nobody gains rights by it, and administrators cannot be impersonated at all. */
export function decideImpersonation(actor: Actor, target: ImpersonationTarget): Decision {
  if (actor.impersonatorId) return refuse('notWhileImpersonating');
  if (target.userId === actor.userId) return refuse('cannotImpersonateSelf');
  if (!target.isActive) return refuse('cannotImpersonateInactive');
  if (target.tenantId !== actor.tenantId) return accept();
  const roles = target.roles.map(({ name }) => canonicalRole(name));
  if (administrators.some((role) => roles.includes(role))) return refuse('cannotImpersonateAdmin');
  return decideOnAccount(actor, target.roles);
}
