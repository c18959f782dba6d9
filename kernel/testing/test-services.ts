import { afterAll } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { composeModules } from '../server/composed-modules.ts';
import { readConfig } from '../server/config.ts';
import { openReadLog } from '../server/audit/read-log.ts';
import { openDatabase } from '../server/db/database.ts';
import type { Database } from '../server/db/database.ts';
import { openJobs } from '../server/jobs/open-jobs.ts';
import { openRealtime } from '../server/realtime/index.ts';
import type { ServerModule, Services } from '../server/services.ts';
import { openMaintenance } from '../server/schema/maintenance.ts';
import { roleUrl } from '../server/schema/roles.ts';
import { migrationsFolder } from '../server/schema/open-migrated-database.ts';
import { openStorage } from '../server/storage/open-storage.ts';
import { testSecrets, waitMilliseconds } from './template.ts';

type Options = {
  readonly modules?: readonly Pick<ServerModule, 'subscriptions' | 'jobs' | 'contributes'>[];
  readonly env?: Readonly<Record<string, string>>;
  readonly idleSeconds?: number;
};

/** The two restricted connections to a database of `testDatabase()`, closed after the file. */
export function testConnections(
  ownerUrl: string,
  secrets = testSecrets(),
): { db: Database; hostDb: Database } {
  const open = (role: 'caseway_app' | 'caseway_host') =>
    openDatabase({
      connectionString: roleUrl(ownerUrl, role, secrets),
      max: 8,
      waitMilliseconds,
    });
  const connections = { db: open('caseway_app'), hostDb: open('caseway_host') };
  afterAll(async () => {
    await Promise.all([connections.db.close(), connections.hostDb.close()]);
  });
  return connections;
}

/** What handlers and jobs get, on a real database; retries and cron lines come quickly. */
export function testServices(ownerUrl: string, options: Options = {}): Services {
  const { modules = [], env = {}, idleSeconds = 0.5 } = options;
  const secrets = testSecrets();
  const config = readConfig(env);
  const log = silent();
  // Before the jobs: what is registered last is stopped first.
  const connections = testConnections(ownerUrl);
  const hostUrl = roleUrl(ownerUrl, 'caseway_host', secrets);
  const realtime = openRealtime({ connectionString: hostUrl, log });
  const jobs = openJobs({
    connectionString: hostUrl,
    role: config.role,
    modules,
    log,
    retryDelaySeconds: 1,
    idleSeconds,
    cronSeconds: 1,
  });
  const readLog = openReadLog({ ...connections, log });
  afterAll(async () => {
    await Promise.all([jobs.stop(), readLog.stop()]);
    await realtime.stop();
  });
  const storage = openStorage(config);
  const now = () => new Date();
  const maintenance = openMaintenance(ownerUrl, migrationsFolder);
  const services: Services = {
    config,
    ...connections,
    jobs,
    secrets,
    storage,
    readLog,
    realtime,
    log,
    maintenance,
    now,
  };
  composeModules(
    services,
    modules.map((module) => ({ name: 'testing', ...module })),
  );
  return services;
}

function silent(): FastifyBaseLogger {
  const nothing = () => {};
  const log = { level: 'silent', msgPrefix: '', child: () => log, silent: nothing } as object;
  for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace']) {
    Object.assign(log, { [level]: nothing });
  }
  return log as FastifyBaseLogger;
}
