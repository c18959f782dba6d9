import type { Job, PgBoss } from 'pg-boss';

export type Pace = {
  /** How often a queue is looked at when nothing announced a job: retries become due silently. */
  readonly idleSeconds: number;
  readonly signal: AbortSignal;
};

/**
 * One job at a time: a batch of pg-boss succeeds or fails as one. A notification announces any
 * number of jobs, so after each one the worker is told to look again before it waits.
 */
export async function workOn(
  boss: PgBoss,
  queue: string,
  { idleSeconds, signal }: Pace,
  run: (data: unknown, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: Math.min(2, idleSeconds),
    notifyPollingIntervalSeconds: idleSeconds,
  };
  const worker: string = await boss.work(queue, options, async ([job]: Job<unknown>[]) => {
    if (!job) return;
    try {
      await run(job.data, AbortSignal.any([job.signal, signal]));
    } finally {
      boss.notifyWorker(worker);
    }
  });
}
