import { defineJob, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

const host = systemContext(hostTenantId);
const batch = 200;

/** No upload takes this long. */
const brokenOffText = `update files set status = 'removed', removed_at = '-infinity'
  where status = 'uploading' and creation_time < $1::timestamptz`;

/** A form that was never saved. */
const abandonedText = `update files set status = 'removed', removed_at = now()
  where status = 'stored' and owner_id is null and creation_time < $1::timestamptz`;

const oldText = `select tenant_id as "tenantId", id, storage_key as "storageKey" from files
  where status = 'removed' and removed_at < $1::timestamptz limit ${batch}`;

const forgetText = `delete from files where tenant_id = $1::uuid and id = $2::uuid and status = 'removed'`;

type Old = { tenantId: string; id: string; storageKey: string };

/** B-393: bytes first, then the row, so that nothing is ever kept without a row that knows it. */
async function forget({ hostDb, storage }: Services, before: Date): Promise<number> {
  const [found] = await hostDb.batch(host, [{ text: oldText, values: [before] }]);
  const old = (found?.rows ?? []) as Old[];
  for (const { tenantId, id, storageKey } of old) {
    await storage.delete(storageKey);
    await hostDb.batch(host, [{ text: forgetText, values: [tenantId, id] }]);
  }
  return old.length;
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
      { text: 'delete from file_tokens where expires_at < $1::timestamptz', values: [ago(24)] },
    ]);
    await storage.sweep(ago(2));
    while (!signal.aborted && (await forget(services, ago(30 * 24))) === batch);
  },
});
