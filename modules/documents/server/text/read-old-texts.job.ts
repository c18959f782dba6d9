import { defineJob, systemContext } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { readableExtensions } from '../../domain/index.ts';
import { readAnew } from './read-text.job.ts';

const atOnce = 200;

const unreadText = `select f.tenant_id as "tenantId", f.id, f.name from files f
  where f.status = 'stored' and f.extension = any($1::text[]) and f.creation_time < $2::timestamptz
    and not exists (select 1 from file_texts t where t.tenant_id = f.tenant_id and t.file_id = f.id)
  order by f.creation_time desc limit ${atOnce}`;

type Unread = { readonly tenantId: string; readonly id: string; readonly name: string };

/** Files that were kept before texts were read, or came in by a restore: some every hour. */
export const readOldTexts = defineJob({
  name: 'files.readOldTexts',
  cron: '45 * * * *',
  async run(_data, services, signal) {
    const before = new Date(services.now().getTime() - 3_600_000);
    const [found] = await services.hostDb.batch(systemContext(hostTenantId), [
      { text: unreadText, values: [readableExtensions, before] },
    ]);
    for (const { tenantId, ...file } of (found?.rows ?? []) as Unread[]) {
      if (signal.aborted) return;
      const context = systemContext(tenantId, `text:${file.id}`);
      await services.db.transaction(context, (tx) => readAnew(services, tx, file));
    }
  },
});
