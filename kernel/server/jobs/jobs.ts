import type { DomainEvent } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';

export type EnqueueOptions = { readonly startAfter?: Date };

/** A job that used up its retries, as staff of the host see it. */
export type DeadJob = {
  readonly id: string;
  readonly name: string;
  readonly tenantId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly error: string;
  readonly attempts: number;
  readonly createdAt: string;
  readonly failedAt: string;
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
  deadLetters(page: {
    skip: number;
    take: number;
  }): Promise<{ items: DeadJob[]; totalCount: number }>;
  /** False: no such dead letter. */
  retry(id: string): Promise<boolean>;
};
