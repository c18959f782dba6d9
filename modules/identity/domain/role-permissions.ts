import {
  abilityRow,
  accept,
  change,
  changeAll,
  defineAction,
  json,
  record,
  refuse,
} from '#kernel/domain';
import type { Decision, RecordOf } from '#kernel/domain';
import { canonicalRole, tenantAdmin } from '#platform/domain';
import { role as roleResource } from './role.resource.ts';

/** The tenant's changes to what a role may do by default. */
export const changePermissions = defineAction({
  name: 'permissions',
  stepUp: true,
  on: roleResource,
  label: 'Change permissions',
  route: 'PUT /app/roles/{id}/permissions',
  roles: tenantAdmin,
  input: { granted: json('Granted'), revoked: json('Revoked') },
  answer: record(roleResource),
});

/** B-126. */
export const resetTenantPermissions = defineAction({
  name: 'resetTenantPermissions',
  stepUp: true,
  on: roleResource,
  label: 'Reset default permissions of the tenant',
  route: 'PUT /app/roles/reset-default-permissions/tenant',
  roles: tenantAdmin,
  input: {},
  answer: { count: 'number' },
});

/** B-126: every tenant; the host only. */
export const resetGlobalPermissions = defineAction({
  name: 'resetGlobalPermissions',
  stepUp: true,
  on: roleResource,
  label: 'Reset default permissions of all tenants',
  route: 'PUT /app/roles/reset-default-permissions/global',
  roles: tenantAdmin,
  input: {},
  answer: { count: 'number' },
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
  role: Pick<RecordOf<typeof roleResource>, 'id' | 'name'>,
  input: { readonly granted?: unknown; readonly revoked?: unknown },
): Decision {
  const { granted = [], revoked = [] } = input;
  if (!isListOfTexts(granted) || !isListOfTexts(revoked)) return refuse('unknownAbility');
  if ([...granted, ...revoked].some((ability) => !abilityRow(ability)))
    return refuse('unknownAbility');
  const isAdmin = canonicalRole(role.name) === 'TENANT_ADMIN';
  if (isAdmin && revoked.some((ability) => kept.includes(ability))) return refuse('adminLocksOut');
  const permissions = { granted: [...new Set(granted)], revoked: [...new Set(revoked)] };
  return accept(change(roleResource, role, { permissions }));
}

/** The roles speak by default again. */
export const decideDefaultPermissions = (ids: readonly string[]): Decision =>
  accept(changeAll(roleResource, ids, { permissions: null }));
