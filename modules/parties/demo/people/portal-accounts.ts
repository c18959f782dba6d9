import { credentialRows } from '#identity/demo';
import { user } from '#identity/domain';
import { idOf, recordRows } from '#kernel/server';
import type { SeedRow, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';

const tenants: readonly TenantName[] = ['harbour', 'summit'];

/** G-066: the first client of a practice can sign in, as `client@<tenant>.test`. */
export const portalAccountOf = (tenant: TenantName, index: number) =>
  index === 0 && tenants.includes(tenant)
    ? { userId: idOf('user', tenant, 'client'), email: `client@${tenant}.test`, isActive: true }
    : {};

/** An account without any role. */
export function portalAccountRows(
  tenant: TenantName,
  clients: readonly SeedRow[],
  passwordHash: string,
  creationTime: string,
): TableRows[] {
  const own = clients.filter(({ user_id: id }) => id);
  const users = own.map((row) => ({
    id: String(row.user_id),
    userName: String(row.email),
    email: String(row.email),
    firstName: String(row.first_name),
    lastName: String(row.last_name),
    roleIds: [],
    mustChangePassword: false,
    creationTime,
  }));
  return [
    ...recordRows(user, users, tenantId(tenant)),
    credentialRows(tenantId(tenant), users, passwordHash),
  ];
}
