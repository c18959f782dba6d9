import { systemContext } from '../db/context.ts';
import type { Context } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { tellOfTask } from './tell-of-task.ts';
import { keptMilliseconds, taskColumns } from './task-row.ts';
import type { TaskRow } from './task-row.ts';

/** The task was cancelled, or another run has taken it over: there is nothing left to do. */
export class Overtaken extends Error {}

export type TaskRef = { readonly tenantId: string; readonly taskId: string };

/** A task in the hands of one run. Whatever it writes holds only while it is the latest run. */
export type ClaimedTask = {
  readonly row: TaskRow;
  readonly input: Readonly<Record<string, unknown>>;
  readonly context: Context;
  /** Writes the row, tells its owner, and throws `Overtaken` when this is no longer the run. */
  write(change: Change, by?: Context): Promise<TaskRow>;
  /** The same inside the transaction of a step. */
  writeIn(tx: Tx, change: Change): Promise<TaskRow>;
  fail(message: string): Promise<void>;
};

/** `set` counts its parameters from $4. */
export type Change = { readonly set: string; readonly values: readonly unknown[] };

const takeText = `select ${taskColumns}, input from tasks
  where tenant_id = $1 and id = $2 and state in ('waiting', 'running') for update`;
const claimText = `update tasks set state = 'running', attempt = attempt + 1, storage_key = null,
    start_time = coalesce(start_time, clock_timestamp()), progress_time = clock_timestamp()
  where tenant_id = $1 and id = $2 returning ${taskColumns}`;
const changeText = (set: string) => `update tasks set ${set}, progress_time = clock_timestamp()
  where tenant_id = $1 and id = $2 and attempt = $3::int and state = 'running'
  returning ${taskColumns}`;

type Taken = TaskRow & { readonly input: Readonly<Record<string, unknown>> | null };

/** Null: it has ended. A file that a killed run has left behind is removed. */
export async function claimTask(
  services: Services,
  { tenantId, taskId }: TaskRef,
): Promise<ClaimedTask | null> {
  const context = systemContext(tenantId, `task:${taskId}`);
  const claimed = await services.db.transaction(context, async (tx) => {
    const [before] = await tx.query<Taken>(takeText, [tenantId, taskId]);
    const [row] = before ? await tx.query<TaskRow>(claimText, [tenantId, taskId]) : [];
    return before && row ? { before, row } : null;
  });
  if (!claimed) return null;
  const { before, row } = claimed;
  if (before.storage_key) await services.storage.delete(before.storage_key);
  tellOfTask(services, row);

  const writeIn = async (tx: Pick<Tx, 'batch'>, { set, values }: Change): Promise<TaskRow> => {
    const [written] = await tx.batch([
      { text: changeText(set), values: [tenantId, taskId, row.attempt, ...values] },
    ]);
    const now = written?.rows[0] as TaskRow | undefined;
    if (!now) throw new Overtaken();
    return now;
  };
  const write = async (change: Change, by: Context = context): Promise<TaskRow> => {
    const batch: Tx['batch'] = (statements) => services.db.batch(by, statements);
    const now = await writeIn({ batch }, change);
    tellOfTask(services, now);
    return now;
  };
  return {
    row,
    input: before.input ?? {},
    context,
    write,
    writeIn,
    async fail(message) {
      const now = services.now();
      const values = [message, now, new Date(now.getTime() + keptMilliseconds)];
      const set = `state = 'failed', error = $4, finished_time = $5, expires_time = $6`;
      await write({ set, values }).catch(ignoreOvertaken);
    },
  };
}

export function ignoreOvertaken(error: unknown): void {
  if (!(error instanceof Overtaken)) throw error;
}
