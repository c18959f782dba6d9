import type { Actor } from '#kernel/domain';
import type { Services } from '#kernel/server';
import { batchAsTenantOrHost } from './tenant-or-host.ts';

/** By id, as far as the actor sees tenants. */
export async function tenantNames(
  services: Services,
  actor: Actor,
): Promise<ReadonlyMap<string, string>> {
  const [found] = await batchAsTenantOrHost(services, actor, [
    { text: 'select id, coalesce(customer_name, name) as name from tenants where not is_deleted' },
  ]);
  const rows = (found?.rows ?? []) as { id: string; name: string }[];
  return new Map(rows.map(({ id, name }) => [id, name]));
}
