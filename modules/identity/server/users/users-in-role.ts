import type { Tx } from '#kernel/server';
import type { RoleName } from '#platform/domain';

/** Everybody of the tenant who holds the role and can sign in. */
export async function usersInRole(tx: Tx, role: RoleName): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select u.id from users u
     join users__roles l on l.tenant_id = u.tenant_id and l.owner_id = u.id
     join roles r on r.tenant_id = l.tenant_id and r.id = l.target_id and not r.is_deleted
     where u.tenant_id = $1 and r.name = $2 and u.is_active and not u.is_deleted`,
    [tx.context.tenantId, role],
  );
  return rows.map(({ id }) => id);
}
