import { withAmounts } from '#kernel/domain';
import type { Actor, FailedRow, Fields } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { newId } from '../resource/ids.ts';
import type { Services } from '../services.ts';
import { newTaskValues } from './start-task.ts';
import type { TaskOrder } from './start-task.ts';
import { mostFailedRows, taskColumns } from './task-row.ts';
import type { TaskRow } from './task-row.ts';
import { tellOfTask } from './tell-of-task.ts';
import { stepIn } from './task-work.ts';
import type { TaskRun, TaskWork } from './task-work.ts';

const doneText = `insert into tasks (tenant_id, id, name, resource, title, detail, user_id, user_text,
    impersonator_id, input, rows_total, rows_done, rows_failed, failed_rows, value, summary, state,
    start_time, finished_time)
  values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7::uuid, $8, $9::uuid, $10::jsonb, $11::int, $12::int,
    $13::int, $14::jsonb, $15::jsonb, $16, 'done', now(), now())
  returning ${taskColumns}`;

type Caller = { readonly services: Services; readonly actor: Actor };
type Done = { readonly id: string; readonly value: unknown };

/**
 * A small task, done while its owner waits: the same work, all of it in the transaction of the
 * request. A refusal leaves nothing behind, neither an effect nor a task.
 */
export async function performAtOnce<F extends Fields>(
  tx: Tx,
  { services, actor }: Caller,
  { task, perform }: TaskWork<F>,
  order: Omit<TaskOrder<F>, 'task'>,
): Promise<Done> {
  const id = newId();
  const failed: FailedRow[] = [];
  let [done, total, value]: [number, number | undefined, unknown] = [0, order.total, undefined];
  const run: TaskRun = {
    id,
    resource: order.resource ?? task.on ?? '',
    input: order.input as TaskRun['input'],
    services,
    actor,
    get done() {
      return done;
    },
    get total() {
      return total ?? null;
    },
    get value() {
      return value;
    },
    report: () => Promise.resolve(),
    async step(work) {
      const outcome = await work(stepIn(services, tx, actor));
      done = outcome.done;
      total = outcome.total ?? total;
      value = outcome.value ?? value;
      failed.push(...(outcome.failed ?? []));
    },
    keepFile: () => Promise.reject(new Error(`${task.name} keeps a file and is done by a worker`)),
  };
  const { summary } = await perform(run);
  const values = newTaskValues({ actor }, id, { ...order, task, total: total ?? done });
  const [row] = await tx.query<TaskRow>(doneText, [
    ...[...values, done, failed.length],
    withAmounts(actor, JSON.stringify(failed.slice(0, mostFailedRows))),
    ...[value === undefined ? null : JSON.stringify(value), withAmounts(actor, summary)],
  ]);
  if (row) tx.afterCommit(() => tellOfTask(services, row));
  return { id, value };
}
