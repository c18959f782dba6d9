import type { Actor, Fields, Task, TaskInput } from '#kernel/domain';
import { check, inputSchema } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { Refused, invalid } from '../refused.ts';
import { newId } from '../resource/ids.ts';
import type { Services } from '../services.ts';
import { tellOfTask } from './tell-of-task.ts';
import { taskColumns } from './task-row.ts';
import type { TaskRow } from './task-row.ts';

/** What a user may have waiting or running at a time. */
export const mostUnfinished = 5;

export const queueOfTask = (name: string): string => `tasks.${name}`;

export type TaskOrder<F extends Fields = Fields> = {
  readonly task: Task<F>;
  /** The resource it works on, where the task does not name one. */
  readonly resource?: string;
  readonly title: string;
  readonly detail?: string;
  readonly input: TaskInput<F>;
  readonly total?: number;
};

// Two requests at once may pass the limit by one; that does no harm.
const addText = `insert into tasks (tenant_id, id, name, resource, title, detail, user_id, user_text,
    impersonator_id, input, rows_total)
  select $1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::text, $7::uuid, $8::text, $9::uuid,
    $10::jsonb, $11::int
  where (select count(*) from tasks
    where tenant_id = $1 and user_id = $7 and state in ('waiting', 'running')) < ${mostUnfinished}
  on conflict (tenant_id, id) do nothing
  returning ${taskColumns}`;

const auditText = 'select write_audit($1, $2, $3, $4, $5::jsonb)';

/** The values of a new row, in the order of `addText`; a wrong input is refused. */
export function newTaskValues<F extends Fields>(
  { actor }: { readonly actor: Actor },
  id: string,
  order: TaskOrder<F>,
): unknown[] {
  const { task, title, detail = '', total = null } = order;
  const checked = check(inputSchema(task.input), order.input);
  if (!checked.ok) throw invalid(checked.errors);
  const { tenantId, userId, name = null, impersonatorId = null } = actor;
  return [
    ...[tenantId, id, task.name, order.resource ?? task.on ?? null, title, detail, userId, name],
    ...[impersonatorId, JSON.stringify(checked.value), total],
  ];
}

type Starter = { readonly services: Services; readonly actor: Actor };

/**
 * Writes a task that waits for `queueTask`. Null: a task with this id is there already, so that
 * a request which is sent twice starts one task.
 */
export async function addTask<F extends Fields>(
  tx: Tx,
  { services, actor }: Starter,
  order: TaskOrder<F>,
  id: string,
): Promise<TaskRow | null> {
  const [row] = await tx.query<TaskRow>(addText, newTaskValues({ actor }, id, order));
  if (!row) {
    const known = await tx.query('select 1 from tasks where tenant_id = $1 and id = $2', [
      actor.tenantId,
      id,
    ]);
    if (known.length) return null;
    throw new Refused('tooManyTasks');
  }
  const detail = JSON.stringify({ ...order.input, rows: order.total });
  const requested = `${order.task.name}Requested`;
  await tx.query(auditText, [actor.tenantId, requested, row.resource ?? 'task', id, detail]);
  tx.afterCommit(() => tellOfTask(services, row));
  return row;
}

/** From here on a worker takes it. */
export const queueTask = (
  tx: Tx,
  { jobs }: Services,
  { tenant_id: tenantId, id, name }: Pick<TaskRow, 'tenant_id' | 'id' | 'name'>,
): Promise<void> => jobs.enqueue(tx, queueOfTask(name), { tenantId, taskId: id });

/** The task, its audit row and its place in the queue are one transaction. */
export async function startTask<F extends Fields>(
  tx: Tx,
  starter: Starter,
  order: TaskOrder<F>,
): Promise<{ id: string }> {
  const row = await addTask(tx, starter, order, newId());
  if (!row) throw new Refused('tryAgain');
  await queueTask(tx, starter.services, row);
  return { id: row.id };
}
