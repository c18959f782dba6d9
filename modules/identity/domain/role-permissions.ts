import { abilityRow, accept, defineAction, json, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { canonicalRole, tenantAdmin } from '#platform/domain';

/** The tenant's changes to what a role may do by default. */
export const changePermissions = defineAction({
  name: 'permissions',
  on: 'role',
  label: 'Change permissions',
  route: 'PUT /app/roles/{id}/permissions',
  roles: tenantAdmin,
  input: { granted: json('Granted'), revoked: json('Revoked') },
});

/** B-126. */
export const resetTenantPermissions = defineAction({
  name: 'resetTenantPermissions',
  on: 'role',
  label: 'Reset default permissions of the tenant',
  route: 'PUT /app/roles/reset-default-permissions/tenant',
  roles: tenantAdmin,
  input: {},
});

/** B-126: every tenant; the host only. */
export const resetGlobalPermissions = defineAction({
  name: 'resetGlobalPermissions',
  on: 'role',
  label: 'Reset default permissions of all tenants',
  route: 'PUT /app/roles/reset-default-permissions/global',
  roles: tenantAdmin,
  input: {},
});

export type RolePermissions = {
  readonly granted: readonly string[];
  readonly revoked: readonly string[];
};

/** Without these a tenant could shut itself out of its own permissions for good. */
const kept = ['role.list', 'role.read', 'role.permissions', 'role.resetTenantPermissions'];

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export function decidePermissions(
  role: { readonly name: string },
  input: { readonly granted?: unknown; readonly revoked?: unknown },
): Decision<{ permissions: RolePermissions }> {
  const { granted = [], revoked = [] } = input;
  if (!isListOfTexts(granted) || !isListOfTexts(revoked)) return refuse('unknownAbility');
  if ([...granted, ...revoked].some((ability) => !abilityRow(ability)))
    return refuse('unknownAbility');
  const isAdmin = canonicalRole(role.name) === 'TENANT_ADMIN';
  if (isAdmin && revoked.some((ability) => kept.includes(ability))) return refuse('adminLocksOut');
  return accept({
    permissions: { granted: [...new Set(granted)], revoked: [...new Set(revoked)] },
  });
}
