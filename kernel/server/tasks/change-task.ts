import type { Actor, TaskView } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import { requireAbility } from '../http/require-ability.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { ownTask, seenTask } from './seen-tasks.ts';
import { queueTask } from './start-task.ts';
import { abilityOf, taskColumns, taskView } from './task-row.ts';
import type { TaskRow } from './task-row.ts';
import { tellOfTask } from './tell-of-task.ts';

type Caller = { readonly services: Services; readonly actor: Actor; readonly requestId: string };

const auditText = 'select write_audit($1, $2, $3, $4, null)';
const which = 'where tenant_id = $1 and id = $2';
const cancelText = `update tasks set state = 'cancelled', finished_time = $3, error = $4
  ${which} and state in ('waiting', 'running') returning ${taskColumns}`;
const retryText = `update tasks set state = 'waiting', error = null, finished_time = null,
    expires_time = null, dismissed_time = null, progress_time = clock_timestamp()
  ${which} and state = 'failed' and input is not null and expires_time > $3
  returning ${taskColumns}`;
const dismissText = `update tasks set dismissed_time = $3
  ${which} and state not in ('waiting', 'running') returning ${taskColumns}`;

/** The run notices at its next step and takes back the step that it is in. */
export async function cancelTask(caller: Caller, id: string): Promise<TaskView> {
  const { services, actor } = caller;
  const task = await seenTask(services, actor, id);
  const by = task.user_id === actor.userId ? null : `Cancelled by ${actor.name ?? 'another user'}.`;
  return change(caller, task, {
    text: cancelText,
    values: [services.now(), by],
    orElse: 'taskEnded',
    as: 'Cancelled',
  });
}

/** What the run before it has done stays done: it goes on from there. */
export async function retryTask(caller: Caller, id: string): Promise<TaskView> {
  const { services, actor } = caller;
  const task = await ownTask(services, actor, id);
  requireAbility(actor, abilityOf(task));
  return change(
    caller,
    task,
    { text: retryText, values: [services.now()], orElse: 'taskNotRetried', as: 'Retried' },
    (tx, row) => queueTask(tx, services, row),
  );
}

/** Out of the list of its owner; whoever runs the tenant still sees it. */
export async function dismissTask(caller: Caller, id: string): Promise<TaskView> {
  const { services, actor } = caller;
  const task = await ownTask(services, actor, id);
  const values = [services.now()];
  return change(caller, task, { text: dismissText, values, orElse: 'taskUnfinished' });
}

type Order = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The refusal when the task is in no state for it. */
  readonly orElse: string;
  /** The word that its audit row ends with. */
  readonly as?: string;
};

async function change(
  { services, actor, requestId }: Caller,
  { tenant_id: tenantId, id, name, resource }: TaskRow,
  { text, values, orElse, as }: Order,
  then: (tx: Tx, row: TaskRow) => Promise<void> = () => Promise.resolve(),
): Promise<TaskView> {
  const row = await services.db.transaction(contextOf(actor, requestId), async (tx) => {
    const [written] = await tx.query<TaskRow>(text, [tenantId, id, ...values]);
    if (!written) throw new Refused(orElse);
    if (as) await tx.query(auditText, [tenantId, `${name}${as}`, resource ?? 'task', id]);
    await then(tx, written);
    return written;
  });
  tellOfTask(services, row);
  return taskView(row, services.now(), actor);
}
