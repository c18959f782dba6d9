import type { Context, Services } from '#kernel/server';
import { settingValue } from '#platform/domain';
import type { SettingValues } from '#platform/domain';

export type TenantLimits = {
  readonly maxSizeMB: number;
  /** Null: as much as there is room for. */
  readonly bytesLeft: number | null;
};

const text = `select settings,
  case when coalesce(settings ->> 'ICS.Files.StorageLimitGB', '') = '' then null else
    (select coalesce(sum(size), 0)::bigint from files where status <> 'uploading') end as used
  from platform_tenants where id = current_tenant()`;

/**
 * B-374, G-043, G-062: the size of one file and the room for all are two limits. A removed file
 * takes room until it is cleaned up.
 */
export async function tenantLimits({ db }: Services, context: Context): Promise<TenantLimits> {
  const [found] = await db.batch(context, [{ text }]);
  const row = found?.rows[0] as { settings: SettingValues | null; used: number | null } | undefined;
  const settings = row?.settings ?? {};
  const limitGB = settingValue('ICS.Files.StorageLimitGB', settings);
  return {
    maxSizeMB: Number(settingValue('ICS.Files.MaxFileSizeMB', settings)),
    bytesLeft: limitGB ? Math.max(0, Number(limitGB) * 1024 ** 3 - (row?.used ?? 0)) : null,
  };
}
