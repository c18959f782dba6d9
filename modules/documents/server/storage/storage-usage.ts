import { contextOf } from '#kernel/server';
import { usagePoint } from '#platform/server';
import { gigabytes } from '../../domain/index.ts';

const text = `select coalesce(sum(size), 0)::float8 as used, count(*)::int as files,
    (select nullif(settings ->> 'ICS.Files.StorageLimitGB', '')::float8 from platform_tenants
     where id = current_tenant()) as "limit"
  from files where tenant_id = current_tenant() and status <> 'uploading'`;

export const storageUsage = usagePoint.contribute(async ({ db }, actor) => {
  const [found] = await db.batch(contextOf(actor), [{ text }]);
  const row = found?.rows[0] as { used: number; files: number; limit: number | null };
  return [
    {
      key: 'storage',
      label: 'Storage used',
      value: gigabytes(row.used),
      unit: 'GB',
      limit: row.limit,
    },
    { key: 'files', label: 'Files', value: row.files },
  ];
});
