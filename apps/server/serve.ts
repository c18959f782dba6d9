import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAuthenticator } from '#identity/server';
import {
  assertMigrated,
  composeModules,
  createApp,
  migrationsFolder,
  openMaintenance,
  openJobs,
  openReadLog,
  openStorage,
  openRealtime,
  projectRoot,
  roleUrl,
  startSealer,
} from '#kernel/server';
import type { Config, Limits, RunningDatabase, Services } from '#kernel/server';
import type { FastifyBaseLogger } from 'fastify';
import { serverModules } from './compose.ts';

export type RunningServer = {
  readonly app: FastifyInstance;
  readonly services: Services;
  stop(): Promise<void>;
};

type Options = {
  readonly config: Config;
  readonly database: RunningDatabase;
  readonly log: FastifyBaseLogger;
  readonly limits?: Limits;
};

/** Everything one process runs: the edge, the jobs and the sealing of the audit log. */
export async function serve({ config, database, log, limits }: Options): Promise<RunningServer> {
  const storage = openStorage(config);
  const readLog = openReadLog({ ...database, log });
  const hostUrl = roleUrl(database.ownerUrl, 'caseway_host', database.secrets);
  const realtime = openRealtime({ connectionString: hostUrl, log });
  const jobs = openJobs({
    connectionString: hostUrl,
    role: config.role,
    modules: serverModules,
    log,
  });
  const { db, hostDb, secrets } = database;
  const services: Services = {
    config,
    db,
    hostDb,
    jobs,
    secrets,
    storage,
    readLog,
    realtime,
    log,
    maintenance: openMaintenance(database.ownerUrl, migrationsFolder),
    now: () => new Date(),
  };
  composeModules(services, serverModules);
  const app = await createApp({
    services,
    modules: serverModules,
    authenticate: createAuthenticator(services),
    webFolder: join(projectRoot, 'dist', 'web'),
    readyChecks: {
      storage: () => storage.check(),
      migrations: () => assertMigrated(db, migrationsFolder),
    },
    ...(limits && { limits }),
  });
  // A process takes work when it is whole: work that begins at once would keep it from coming up.
  await jobs.start(services);
  const sealer = config.role === 'web' ? null : startSealer({ hostDb, log });
  return {
    app,
    services,
    /** D19: requests first, then what they left behind, then the connections. */
    async stop() {
      await app.close();
      await readLog.stop();
      await jobs.stop();
      await sealer?.stop();
      await realtime.stop();
      await database.stop();
    },
  };
}
