import type { Actor, FailedRow, TaskDetail, TaskView } from '#kernel/domain';
import { can, everyonesTasksAbility, importTask } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import { Refused } from '../refused.ts';
import { isUuid } from '../resource/ids.ts';
import type { Services } from '../services.ts';
import { taskColumns, taskDetail, taskView } from './task-row.ts';
import type { TaskRow } from './task-row.ts';

export type Page = { readonly take: number; readonly skip: number };

const own = `tenant_id = $1 and user_id = $2 and dismissed_time is null`;
const order = 'order by creation_time desc, id';

/** One's own, newest first, without those that were dismissed. */
export const ownTasks = (services: Services, actor: Actor, page: Page) =>
  listed(services, actor, { where: own, values: [actor.tenantId, actor.userId] }, page);

/** All of the tenant, for whoever runs it. */
export const tenantTasks = (services: Services, actor: Actor, page: Page) =>
  listed(services, actor, { where: 'tenant_id = $1', values: [actor.tenantId] }, page);

async function listed(
  { db, now }: Services,
  actor: Actor,
  { where, values }: { readonly where: string; readonly values: readonly unknown[] },
  { take, skip }: Page,
): Promise<{ items: TaskView[]; totalCount: number }> {
  const [limit, offset] = [`$${values.length + 1}::int`, `$${values.length + 2}::int`];
  const [found, counted] = await db.batch(contextOf(actor), [
    {
      text: `select ${taskColumns} from tasks where ${where} ${order} limit ${limit} offset ${offset}`,
      values: [...values, take, skip],
      reads: true,
    },
    {
      text: `select count(*)::int as total from tasks where ${where}`,
      values,
      reads: true,
    },
  ]);
  return {
    items: ((found?.rows ?? []) as TaskRow[]).map((row) => taskView(row, now(), actor)),
    totalCount: Number(counted?.rows[0]?.total ?? 0),
  };
}

type WithFailedRows = TaskRow & { readonly failed_rows: readonly FailedRow[] };

/** Another user's task does not exist, except for those who see everyone's. */
export async function seenTask(
  { db }: Services,
  actor: Actor,
  id: string,
): Promise<WithFailedRows> {
  if (!isUuid(id)) throw new Refused('notFound');
  const [found] = await db.batch(contextOf(actor), [
    {
      text: `select ${taskColumns}, failed_rows from tasks where tenant_id = $1 and id = $2`,
      values: [actor.tenantId, id],
      reads: true,
    },
  ]);
  const row = found?.rows[0] as WithFailedRows | undefined;
  const isSeen = row && (row.user_id === actor.userId || can(actor, everyonesTasksAbility));
  if (!isSeen) throw new Refused('notFound');
  return row;
}

/** The task of this user alone: its file, its second try and its place in the list. */
export async function ownTask(services: Services, actor: Actor, id: string): Promise<TaskRow> {
  const row = await seenTask(services, actor, id);
  if (row.user_id !== actor.userId) throw new Refused('notFound');
  return row;
}

export async function readTask(services: Services, actor: Actor, id: string): Promise<TaskDetail> {
  return taskDetail(await seenTask(services, actor, id), services.now(), actor);
}

/**
 * SQL of the tasks that their owner should look at, one name each: they failed since then, or were
 * imported in the background with rows left out, and were not dismissed.
 */
export const failedTasksText = (tenant: string, user: string, since: string): string =>
  `select name from tasks where tenant_id = ${tenant} and user_id = ${user}
    and (state = 'failed' or (name = '${importTask.name}' and rows_failed > 0 and attempt > 0))
    and dismissed_time is null and creation_time > ${since}`;
