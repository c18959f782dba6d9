import type { DomainEvent, EventFacts, Fields } from '#kernel/domain';
import type { EventDefinition } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';

/** An event as it was written in the business transaction. */
export type StoredEvent<P = DomainEvent> = {
  readonly id: string;
  readonly tenantId: string;
  readonly type: string;
  readonly payload: P;
};

/** Reacts to an event once: its effect and the mark of delivery are one transaction. */
export type Subscription = {
  readonly event: string;
  readonly name: string;
  /** A dry run of what it reacts to shows its effect too. */
  readonly inDryRun?: true;
  handle(event: StoredEvent, tx: Tx, services: Services): Promise<void>;
};

export type JobDefinition = {
  readonly name: string;
  /** A cron line makes it a singleton across processes. */
  readonly cron?: string;
  readonly retryLimit?: number;
  readonly expireInSeconds?: number;
  run(data: Record<string, unknown>, services: Services, signal: AbortSignal): Promise<void>;
  /** After the last try has failed; the job is a dead letter from then on. */
  exhausted?(data: Record<string, unknown>, services: Services, error: Error): Promise<void>;
};

/** Subscribes to a declared event; its facts are typed by the declaration. */
export const on = <F extends Fields>(
  { type }: EventDefinition<F>,
  name: string,
  handle: (
    event: StoredEvent<EventFacts<EventDefinition<F>>>,
    tx: Tx,
    services: Services,
  ) => Promise<void>,
  more: Pick<Subscription, 'inDryRun'> = {},
): Subscription => ({ event: type, name, handle: handle as Subscription['handle'], ...more });

export const defineJob = (definition: JobDefinition): JobDefinition => definition;
