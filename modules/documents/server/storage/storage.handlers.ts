import { Refused, handle, isUuid } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { mustBeHost, visibleTenantId, batchAsTenantOrHost } from '#platform/server';
import {
  cleanUpRemovedFiles,
  gigabytes,
  limitSetting,
  readStorage,
  setStorageLimit,
} from '../../domain/index.ts';
import type { TenantStorageRow } from '../../domain/index.ts';
import { forgetAll } from '../clean-up.job.ts';

const sizesText = `select t.id, coalesce(t.customer_name, t.name) as name,
    nullif(t.settings ->> 'ICS.Files.StorageLimitGB', '')::float8 as "limit",
    coalesce(sum(f.size), 0)::float8 as used,
    coalesce(sum(f.size) filter (where f.status = 'removed'), 0)::float8 as removed,
    count(f.id) filter (where f.status = 'stored')::int as files
  from tenants t left join files f on f.tenant_id = t.id and f.status <> 'uploading'
  where not t.is_deleted and ($1::uuid is null or t.id = $1)
  group by t.id order by lower(coalesce(t.customer_name, t.name)), t.id`;

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
const limitText = `update tenants set
    settings = jsonb_strip_nulls(coalesce(settings, '{}') || jsonb_build_object('ICS.Files.StorageLimitGB', $2::text)),
    concurrency_stamp = gen_random_uuid(), last_modification_time = now(), last_modifier_id = $3
  where id = $1 and not is_deleted returning id`;

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
    const [done] = await services.hostDb.batch(context, [
      { text: limitText, values: [tenantId, value, actor.userId] },
    ]);
    if (!done?.rows.length) throw new Refused('notFound');
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
