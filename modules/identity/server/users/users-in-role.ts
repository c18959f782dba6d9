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

type AccountRoles = {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly isActive: boolean;
};

const rolesText = `select u.id::text as id, concat_ws(' ', u.first_name, u.last_name) as name, u.is_active as "isActive",
    array(select r.name from users__roles l join roles r on r.tenant_id = l.tenant_id and r.id = l.target_id
      where l.tenant_id = u.tenant_id and l.owner_id = u.id order by r.name) as roles
  from users u where u.tenant_id = $1 and u.id = any($2::uuid[]) and not u.is_deleted`;

/** The accounts with the names of their roles. */
export async function rolesOfUsers(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountRoles>> {
  const rows = await tx.query<AccountRoles>(rolesText, [tx.context.tenantId, ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const namesText = `select id::text as id, name from roles where tenant_id = $1 and id = any($2::uuid[])`;

/** Roles by the words that people know. */
export async function roleNames(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ id: string; name: string }>(namesText, [tx.context.tenantId, ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
