import type { Tx } from '#kernel/server';

type PermissionsOfRole = {
  readonly id: string;
  readonly name: string;
  readonly granted: readonly string[];
  readonly revoked: readonly string[];
};

const text = `select id::text as id, coalesce(display_name, name) as name,
    coalesce(permissions -> 'granted', '[]'::jsonb) as granted,
    coalesce(permissions -> 'revoked', '[]'::jsonb) as revoked
  from roles where tenant_id = $1 and id = any($2::uuid[]) and not is_deleted`;

/** What the tenant has changed of what these roles may do by default. */
export async function permissionsOfRoles(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PermissionsOfRole>> {
  const rows = await tx.query<PermissionsOfRole>(text, [tx.context.tenantId, ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
