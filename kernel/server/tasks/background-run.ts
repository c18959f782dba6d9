import type { Actor } from '#kernel/domain';
import { findResource, withAmounts } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import { databaseFor } from '../resource/executor.ts';
import type { Services } from '../services.ts';
import { newStorageKey } from '../storage/storage-key.ts';
import type { Kept } from '../storage/storage.ts';
import { Overtaken } from './claim-task.ts';
import type { ClaimedTask } from './claim-task.ts';
import { finishText, progressText, stepText } from './progress-sql.ts';
import { keptMilliseconds, mostFailedRows } from './task-row.ts';
import type { TaskRow } from './task-row.ts';
import { tellOfTask } from './tell-of-task.ts';
import { stepIn } from './task-work.ts';
import type { Progress, StepOutcome, TaskEnd, TaskFile, TaskRun } from './task-work.ts';

type Background = {
  readonly services: Services;
  readonly claimed: ClaimedTask;
  readonly signal: AbortSignal;
  /** Throws when the starter no longer has the right. */
  starter(): Promise<Actor>;
};

/** What changes while a task runs. */
type Live = {
  row: TaskRow;
  actor: Actor;
  file: (TaskFile & Kept & { readonly key: string }) | null;
};

const progressValues = ({ done, total }: Progress) => [done, total ?? null];

const stepValues = (actor: Actor, { failed = [], value, ...progress }: StepOutcome) => [
  ...progressValues(progress),
  failed.length,
  withAmounts(actor, JSON.stringify(failed.slice(0, mostFailedRows))),
  value === undefined ? null : JSON.stringify(value),
];

/** The run of a worker: each step is a transaction of its own, under rights that are asked anew. */
export async function runInBackground(
  background: Background,
  perform: (run: TaskRun) => Promise<TaskEnd>,
): Promise<void> {
  const { services, claimed, starter } = background;
  const live: Live = { row: claimed.row, actor: await starter(), file: null };
  try {
    const end = await perform(openRun(background, live));
    await finish(background, live, end);
  } catch (error) {
    // After any other error the next run removes it, should the end not have been written after all.
    if (live.file && error instanceof Overtaken) await services.storage.delete(live.file.key);
    throw error;
  }
}

function openRun({ services, claimed, signal, starter }: Background, live: Live): TaskRun {
  const { row, context } = claimed;
  /** Before each piece of work: may it go on, and under which rights? */
  const goOn = async () => {
    signal.throwIfAborted();
    live.actor = await starter();
  };
  return {
    id: row.id,
    resource: row.resource ?? '',
    input: claimed.input as TaskRun['input'],
    services,
    get actor() {
      return live.actor;
    },
    get done() {
      return live.row.rows_done;
    },
    get total() {
      return live.row.rows_total;
    },
    get value() {
      return live.row.value;
    },
    async report(progress) {
      await goOn();
      live.row = await claimed.write({ set: progressText, values: progressValues(progress) });
    },
    async step(work) {
      await goOn();
      const { actor } = live;
      const database = databaseFor(services, actor, findResource(row.resource ?? ''));
      live.row = await database.transaction(contextOf(actor, context.requestId), async (tx) => {
        const outcome = await work(stepIn(services, tx, actor));
        return claimed.writeIn(tx, { set: stepText, values: stepValues(actor, outcome) });
      });
      tellOfTask(services, live.row);
    },
    async keepFile(named, source) {
      const key = newStorageKey(row.tenant_id);
      // The key is written first: whoever takes over finds it and removes the file.
      live.row = await claimed.write({ set: 'storage_key = $4', values: [key] });
      live.file = { ...named, key, ...(await services.storage.put(key, source)) };
    },
  };
}

/** A file is noted in the audit log together with the end of its task. */
async function finish(
  { services, claimed }: Background,
  { actor, file }: Live,
  { summary }: TaskEnd,
): Promise<void> {
  const now = services.now();
  const expires = file && new Date(now.getTime() + keptMilliseconds);
  const values = [
    withAmounts(actor, summary),
    now,
    file?.name,
    file?.contentType,
    file?.size,
    expires,
  ];
  const context = contextOf(actor, claimed.context.requestId);
  const row = await services.db.transaction(context, async (tx) => {
    const set = finishText;
    const done = await claimed.writeIn(tx, { set, values: values.map((value) => value ?? null) });
    if (file) {
      const { size, sha256 } = file;
      const detail = JSON.stringify({ ...claimed.input, size, sha256 });
      await tx.query('select write_audit($1, $2, $3, $4, $5::jsonb)', [
        ...[done.tenant_id, done.name, done.resource, done.id],
        detail,
      ]);
    }
    return done;
  });
  tellOfTask(services, row);
}
