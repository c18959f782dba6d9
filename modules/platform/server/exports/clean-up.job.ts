import { defineJob, systemContext } from '#kernel/server';
import { hostTenantId } from '../../domain/index.ts';
import type { ExportRow } from './export-row.ts';

const hour = 3_600_000;
const keptDays = 30;
const atOnce = 500;

const strandedText = `update export_jobs set state = 'failed', finished_time = $1,
    error = 'The export did not finish. Please start it again.'
  where state in ('waiting', 'running') and progress_time < $2`;

const endedText = `select * from export_jobs where storage_key is not null
    and (state in ('failed', 'cancelled') or (state = 'done' and expires_time <= $1))
  order by finished_time limit ${atOnce}`;

/** Files are forgotten after a day, the history after a month, and nothing runs for ever. */
export const exportCleanUp = defineJob({
  name: 'exports.cleanUp',
  cron: '*/10 * * * *',
  async run(_data, { hostDb, storage, now }) {
    const context = systemContext(hostTenantId);
    const time = now();
    const ago = (milliseconds: number) => new Date(time.getTime() - milliseconds);
    const [, found] = await hostDb.batch(context, [
      { text: strandedText, values: [time, ago(2 * hour)] },
      { text: endedText, values: [time] },
    ]);
    for (const row of (found?.rows ?? []) as unknown as ExportRow[]) {
      if (row.storage_key) await storage.delete(row.storage_key);
      await hostDb.batch(context, [
        {
          text: `update export_jobs set storage_key = null
            where tenant_id = $1 and id = $2 and storage_key = $3`,
          values: [row.tenant_id, row.id, row.storage_key],
        },
      ]);
    }
    await hostDb.batch(context, [
      {
        text: 'delete from export_jobs where storage_key is null and creation_time < $1',
        values: [ago(keptDays * 24 * hour)],
      },
    ]);
  },
});
