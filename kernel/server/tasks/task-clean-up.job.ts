import { findTask } from '#kernel/domain';
import { acrossTenants } from '../db/context.ts';
import { defineJob } from '../jobs/definitions.ts';
import type { Services } from '../services.ts';
import { taskColumns } from './task-row.ts';
import type { TaskRow } from './task-row.ts';
import { tellOfTask } from './tell-of-task.ts';

const hour = 3_600_000;
const keptDays = 30;
const strandedHours = 2;
const atOnce = 500;

/** Nobody has worked on it for hours: its worker died for good, or its rows never all arrived. */
const strandedText = `update tasks set state = 'failed', finished_time = $1,
    expires_time = $1::timestamptz + interval '24 hours', error = $3
  where name = $4 and state in ('waiting', 'running') and progress_time < $2
  returning ${taskColumns}`;

const withFileText = `select ${taskColumns} from tasks where storage_key is not null
    and (state in ('failed', 'cancelled') or (state = 'done' and expires_time <= $1))
  order by finished_time limit ${atOnce}`;

/** What a task needed is kept for as long as it can be tried again. */
const ended = `(t.state in ('done', 'cancelled') or (t.state = 'failed' and t.expires_time <= $1))`;
const partsText = `delete from task_parts p using tasks t
  where t.tenant_id = p.tenant_id and t.id = p.task_id and ${ended}`;
const inputText = `update tasks t set input = null where t.input is not null and ${ended}`;
const oldText = 'delete from tasks where storage_key is null and creation_time < $1';

const didNotFinish = (name: string): string =>
  `The ${(findTask(name)?.label ?? 'task').toLowerCase()} did not finish. Please start it again.`;

/** Files are forgotten after a day, the history after a month, and nothing runs for ever. */
export const taskCleanUp = defineJob({
  name: 'tasks.cleanUp',
  cron: '*/10 * * * *',
  async run(_data, services) {
    const time = services.now();
    await failStranded(services, time);
    await forgetFiles(services, time);
    const oldest = new Date(time.getTime() - keptDays * 24 * hour);
    await services.hostDb.batch(acrossTenants, [
      { text: partsText, values: [time] },
      { text: inputText, values: [time] },
      { text: oldText, values: [oldest] },
    ]);
  },
});

async function failStranded(services: Services, time: Date): Promise<void> {
  const before = new Date(time.getTime() - strandedHours * hour);
  const [found] = await services.hostDb.batch(acrossTenants, [
    {
      text: `select distinct name from tasks
        where state in ('waiting', 'running') and progress_time < $1`,
      values: [before],
    },
  ]);
  for (const { name } of (found?.rows ?? []) as { name: string }[]) {
    const [failed] = await services.hostDb.batch(acrossTenants, [
      { text: strandedText, values: [time, before, didNotFinish(name), name] },
    ]);
    for (const row of (failed?.rows ?? []) as TaskRow[]) tellOfTask(services, row);
  }
}

async function forgetFiles({ hostDb, storage }: Services, time: Date): Promise<void> {
  const [found] = await hostDb.batch(acrossTenants, [{ text: withFileText, values: [time] }]);
  for (const { tenant_id, id, storage_key: key } of (found?.rows ?? []) as TaskRow[]) {
    if (key) await storage.delete(key);
    await hostDb.batch(acrossTenants, [
      {
        text: `update tasks set storage_key = null
          where tenant_id = $1 and id = $2 and storage_key = $3`,
        values: [tenant_id, id, key],
      },
    ]);
  }
}
