import type { DomainEvent } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';

export type EnqueueOptions = { readonly startAfter?: Date };

export type JobState = 'waiting' | 'scheduled' | 'running' | 'failed' | 'done';

/** A job as those who run the installation see it; what it carries stays inside. */
export type BoardJob = {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly tenantId: string | null;
  /** Of a job that used up its retries. */
  readonly error: string | null;
  readonly attempts: number;
  readonly createdAt: string;
  readonly startAfter: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
};

export type QueueCounts = { readonly name: string } & Readonly<Record<JobState, number>>;

export type RecurringJob = {
  readonly name: string;
  readonly cron: string;
  readonly lastRun: string | null;
  readonly lastState: string | null;
};

export type Jobs = {
  /** Writes the events and one job per subscription in the business transaction. */
  emit(tx: Tx, events: readonly DomainEvent[]): Promise<void>;
  /** With a transaction the job exists only if it commits. */
  enqueue(
    tx: Tx | null,
    job: string,
    data: Record<string, unknown>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Must be called before anything is sent; works off jobs unless the process is `ROLE=web`. */
  start(services: Services): Promise<void>;
  stop(): Promise<void>;
  /** A tenant sees its own jobs; null sees those of all. */
  board(tenantId: string | null): Promise<{ queues: QueueCounts[]; recurring: RecurringJob[] }>;
  list(page: {
    state: JobState;
    tenantId: string | null;
    skip: number;
    take: number;
  }): Promise<{ items: BoardJob[]; totalCount: number }>;
  /** False: no such job that failed for good. */
  retry(id: string, tenantId: string | null): Promise<boolean>;
  /** False: no such job, or it is running. */
  remove(id: string, tenantId: string | null): Promise<boolean>;
};
