import { defineJob, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { forgetExpiredUploads } from './upload/tus/forget-uploads.ts';

const host = systemContext(hostTenantId);
const batch = 200;

/** No upload takes this long. */
const brokenOffText = `update files set status = 'removed', removed_at = '-infinity'
  where status = 'uploading' and creation_time < $1::timestamptz`;

/** A form that was never saved. */
const abandonedText = `update files set status = 'removed', removed_at = now()
  where status = 'stored' and owner_id is null and creation_time < $1::timestamptz
    and file_hold_reason(tenant_id, id, null, null) is null`;

const oldText = `select tenant_id as "tenantId", id, storage_key as "storageKey", size::float8 from files
  where status = 'removed' and removed_at <= $1::timestamptz and ($2::uuid is null or tenant_id = $2)
    and file_hold_reason(tenant_id, id, owner_resource, owner_id) is null
  limit ${batch}`;

const forgetText = `delete from files where tenant_id = $1::uuid and id = $2::uuid and status = 'removed'`;

type Old = { tenantId: string; id: string; storageKey: string; size: number };
type Forgotten = { readonly files: number; readonly bytes: number };

/** B-393: bytes first, then the row, so that nothing is ever kept without a row that knows it. */
async function forget(
  { hostDb, storage }: Services,
  before: Date,
  tenantId: string | null,
): Promise<Forgotten> {
  const [found] = await hostDb.batch(host, [{ text: oldText, values: [before, tenantId] }]);
  const old = (found?.rows ?? []) as Old[];
  for (const file of old) {
    await storage.delete(file.storageKey);
    await hostDb.batch(host, [{ text: forgetText, values: [file.tenantId, file.id] }]);
  }
  return { files: old.length, bytes: old.reduce((sum, { size }) => sum + size, 0) };
}

/** Of one tenant, or of all. */
export async function forgetAll(
  services: Services,
  before: Date,
  options: { readonly tenantId?: string | null; readonly signal?: AbortSignal } = {},
): Promise<Forgotten> {
  let [files, bytes] = [0, 0];
  for (;;) {
    const step = await forget(services, before, options.tenantId ?? null);
    files += step.files;
    bytes += step.bytes;
    if (step.files < batch || options.signal?.aborted) return { files, bytes };
  }
}

/** Removed files are kept for 30 days, in case somebody removed the wrong one. */
export const filesCleanUp = defineJob({
  name: 'files.cleanUp',
  cron: '15 * * * *',
  async run(_data, services, signal) {
    const { hostDb, storage, now } = services;
    const ago = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
    await hostDb.batch(host, [
      { text: brokenOffText, values: [ago(2)] },
      { text: abandonedText, values: [ago(7 * 24)] },
    ]);
    await forgetExpiredUploads(services);
    await storage.sweep(ago(2));
    await forgetAll(services, ago(30 * 24), { signal });
  },
});
