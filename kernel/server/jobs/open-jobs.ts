import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { ServerModule, Services } from '../services.ts';
import { taskJobs } from '../tasks/task-jobs.ts';
import { giveDefaultsJob } from '../tenant-defaults/give-defaults.job.ts';
import type { JobDefinition } from './definitions.ts';
import { deliver } from './deliver.ts';
import type { Delivery } from './deliver.ts';
import { emit } from './emit.ts';
import { archiveAuditJob } from '../audit/archive/archive-audit.job.ts';
import { forgetEvents } from './forget-events.ts';
import { forgetKeys } from './forget-keys.ts';
import { isDeadLetterOf, jobsIn, queueCounts, recurringJobs, removeJob } from './job-board.ts';
import type { Jobs } from './jobs.ts';
import { deadLetterQueue, ensureQueues, queueOf, queuesFor, schema } from './queues.ts';
import { sendIn } from './send.ts';
import { workOn } from './work.ts';

type Options = {
  /** Of the host role: workers see every tenant's queue. */
  readonly connectionString: string;
  readonly role: Config['role'];
  readonly modules: readonly Pick<ServerModule, 'subscriptions' | 'jobs' | 'tasks'>[];
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly retryDelaySeconds?: number;
  readonly idleSeconds?: number;
  readonly cronSeconds?: number;
};

const drainMilliseconds = 15_000;

function openBoss({ connectionString, log, cronSeconds = 30 }: Options, works: boolean): PgBoss {
  const boss = new PgBoss({
    connectionString,
    application_name: 'caseway-jobs',
    options: '-c timezone=UTC',
    max: 4,
    schema,
    migrate: false,
    createSchema: false,
    // Rebuilding an index needs its owner.
    reindex: false,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: Math.min(5, cronSeconds),
  });
  // Without a listener the first lost connection would end the process.
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: the queue met an error'));
  boss.on('warning', ({ message }) => log.warn({ message }, 'jobs: the queue warns'));
  return boss;
}

export function openJobs(options: Options): Jobs {
  const { role, modules, retryDelaySeconds = 2, idleSeconds = 5 } = options;
  const subscriptions = modules.flatMap((module) => module.subscriptions ?? []);
  const jobs = [
    archiveAuditJob,
    forgetEvents,
    forgetKeys,
    giveDefaultsJob,
    ...taskJobs(modules),
    ...modules.flatMap((module) => module.jobs ?? []),
  ];
  const works = role !== 'web';
  const stopping = new AbortController();
  const boss = openBoss(options, works);

  async function startWorking(services: Services): Promise<void> {
    const pace = { idleSeconds, signal: stopping.signal };
    for (const subscription of subscriptions) {
      const run = (data: unknown) => deliver(subscription, data as Delivery, services);
      await workOn(boss, queueOf(subscription), pace, { run });
    }
    for (const job of jobs) {
      const given = (data: unknown) => (data ?? {}) as Record<string, unknown>;
      await workOn(boss, job.name, pace, {
        run: (data, signal) => job.run(given(data), services, signal),
        exhausted: async (data, error) => job.exhausted?.(given(data), services, error),
      });
    }
    await schedule(boss, jobs);
  }

  return {
    emit: (tx, events) => emit(boss, subscriptions, tx, events),
    async enqueue(tx, job, data, { startAfter } = {}) {
      const when = startAfter ? { startAfter } : {};
      if (tx) await sendIn(boss, tx, [], (send) => send(job, data, when));
      else await boss.send(job, data, when);
    },
    async start(services) {
      await boss.start();
      await ensureQueues(boss, queuesFor(subscriptions, jobs, retryDelaySeconds));
      if (works) await startWorking(services);
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: drainMilliseconds });
    },
    async board(tenantId) {
      return { queues: await queueCounts(boss, tenantId), recurring: await recurringJobs(boss) };
    },
    list: (page) => jobsIn(boss, page),
    // The job starts anew on the queue it came from, with all its retries.
    retry: async (id, tenantId) =>
      (await isDeadLetterOf(boss, id, tenantId)) &&
      (await boss.redrive(deadLetterQueue, { ids: [id] })) === 1,
    remove: (id, tenantId) => removeJob(boss, id, tenantId),
  };
}

/** The schedule is a row of the database, so any number of processes run it once. */
async function schedule(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!jobs.some((job) => job.cron && job.name === name)) await boss.unschedule(name);
  }
  for (const { name, cron } of jobs) {
    if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC' });
  }
}
