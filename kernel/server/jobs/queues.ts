import type { PgBoss, Queue } from 'pg-boss';
import type { JobDefinition, Subscription } from './definitions.ts';

export const schema = 'pgboss';
export const deadLetterQueue = 'dead-letters';

const day = 86_400;

/** One queue for each subscriber, so that a failing one holds up nobody else. */
export const queueOf = (subscription: Subscription): string => `on.${subscription.name}`;

/** D15. Jobs nobody came for are kept for a year; dead letters until somebody acts. */
const common = {
  heartbeatSeconds: 60,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: 365 * day,
  deleteAfterSeconds: 3 * day,
  deadLetter: deadLetterQueue,
  notify: true,
} satisfies Partial<Queue>;

export function queuesFor(
  subscriptions: readonly Subscription[],
  jobs: readonly JobDefinition[],
  retryDelay: number,
): Queue[] {
  const queues: Queue[] = [
    ...subscriptions.map((subscription) => ({
      ...common,
      name: queueOf(subscription),
      retryLimit: 10,
      retryDelay,
      expireInSeconds: 900,
    })),
    ...jobs.map((job) => ({
      ...common,
      name: job.name,
      // D16: one run of a cron job waits or works at a time, whatever the number of processes.
      ...(job.cron && { policy: 'exclusive' as const }),
      retryLimit: job.retryLimit ?? 10,
      retryDelay,
      expireInSeconds: job.expireInSeconds ?? 900,
    })),
  ];
  const names = queues.map((queue) => queue.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two jobs or subscriptions are named ${twice}`);
  return [{ name: deadLetterQueue, retryLimit: 0, retentionSeconds: 3650 * day }, ...queues];
}

/** Creating a queue only adds a row, so the host role may do it at every start. */
export async function ensureQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const { name, policy, ...options } of queues) {
    if (existing.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { ...options, ...(policy && { policy }) });
  }
}
