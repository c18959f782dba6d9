import { accept, change } from '#kernel/domain';
import { Refused, handle, isUuid, writeBySystem } from '#kernel/server';
import type { Context, Handler, Services } from '#kernel/server';
import { tenant } from '#platform/domain';
import { batchAsTenantOrHost, lockTenant, mustBeHost, visibleTenantId } from '#platform/server';
import {
  cleanUpRemovedFiles,
  gigabytes,
  limitSetting,
  readStorage,
  setStorageLimit,
} from '../../domain/index.ts';
import type { TenantStorageRow } from '../../domain/index.ts';
import { forgetAll } from '../clean-up.job.ts';

const sizesText = `select t.id, t.shown_name as name,
    nullif(t.settings ->> 'ICS.Files.StorageLimitGB', '')::float8 as "limit",
    coalesce(sum(f.size), 0)::float8 as used,
    coalesce(sum(f.size) filter (where f.status = 'removed'), 0)::float8 as removed,
    count(f.id) filter (where f.status = 'stored')::int as files
  from platform_tenants t left join files f on f.tenant_id = t.id and f.status <> 'uploading'
  where $1::uuid is null or t.id = $1
  group by t.id, t.shown_name, t.settings order by lower(t.shown_name), t.id`;

type Row = {
  id: string;
  name: string;
  limit: number | null;
  used: number;
  removed: number;
  files: number;
};

const asItem = (row: Row): TenantStorageRow => ({
  tenantId: row.id,
  tenantName: row.name,
  totalFileSizeInGB: gigabytes(row.used),
  removedFileSizeInGB: gigabytes(row.removed),
  fileCount: row.files,
  storageLimitInGB: row.limit,
});

/** Null takes the limit away. */
async function keepLimit(
  services: Services,
  context: Context,
  tenantId: string,
  limit: string | null,
): Promise<void> {
  await services.hostDb.transaction(context, async (tx) => {
    const found = await lockTenant(tx, tenantId);
    if (!found) throw new Refused('notFound');
    const { 'ICS.Files.StorageLimitGB': _before, ...kept } = (found.settings ?? {}) as Record<
      string,
      string
    >;
    const settings = limit === null ? kept : { ...kept, 'ICS.Files.StorageLimitGB': limit };
    await writeBySystem({ tx, services }, accept(change(tenant, tenantId, { settings })));
  });
}

export const storageHandlers: readonly Handler[] = [
  handle(readStorage, async ({ actor, services }) => {
    const [found] = await batchAsTenantOrHost(services, actor, [
      { text: sizesText, values: [visibleTenantId(actor)] },
    ]);
    const items = ((found?.rows ?? []) as Row[]).map(asItem);
    return { items, totalCount: items.length };
  }),

  handle(setStorageLimit, async ({ actor, input, services, tx }) => {
    mustBeHost(actor);
    const { tenantId, maxFileSizeInMB: limit } = input;
    if (!isUuid(tenantId)) throw new Refused('notFound');
    const value = limit === null || limit === undefined ? null : limitSetting(limit);
    const context = { ...tx.context, tenantId, actorTenantId: actor.tenantId };
    await keepLimit(services, context, tenantId, value);
  }),

  handle(cleanUpRemovedFiles, async ({ actor, input, services, tx }) => {
    const asked = isUuid(input.tenantId) ? input.tenantId : null;
    const tenantId = visibleTenantId(actor) ?? asked;
    const removed = await forgetAll(services, services.now(), { tenantId });
    await tx.query("select write_audit($1, 'cleanupRemovedFiles', 'file', null, $2)", [
      actor.tenantId,
      { tenantId, ...removed },
    ]);
    return removed;
  }),
];
