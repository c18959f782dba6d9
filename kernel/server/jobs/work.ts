import type { JobWithMetadata, PgBoss } from 'pg-boss';

export type Pace = {
  /** How often a queue is looked at when nothing announced a job: retries become due silently. */
  readonly idleSeconds: number;
  readonly signal: AbortSignal;
};

export type Work = {
  run(data: unknown, signal: AbortSignal): Promise<void>;
  exhausted?(data: unknown, error: Error): Promise<void>;
};

/**
 * One job at a time: a batch of pg-boss succeeds or fails as one. A notification announces any
 * number of jobs, so after each one the worker is told to look again before it waits.
 */
export async function workOn(
  boss: PgBoss,
  queue: string,
  { idleSeconds, signal }: Pace,
  work: Work,
): Promise<void> {
  const options = {
    batchSize: 1,
    includeMetadata: true as const,
    pollingIntervalSeconds: Math.min(2, idleSeconds),
    notifyPollingIntervalSeconds: idleSeconds,
  };
  const worker: string = await boss.work(
    queue,
    options,
    async ([job]: JobWithMetadata<unknown>[]) => {
      if (!job) return;
      try {
        await work.run(job.data, AbortSignal.any([job.signal, signal]));
      } catch (error) {
        if (job.retryCount >= job.retryLimit) await work.exhausted?.(job.data, error as Error);
        throw error;
      } finally {
        boss.notifyWorker(worker);
      }
    },
  );
}
