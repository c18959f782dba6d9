import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Actor } from '#kernel/domain';
import {
  createApp,
  defaultLimits,
  openDatabase,
  migrationsFolder,
  openJobs,
  openMaintenance,
  openReadLog,
  openRealtime,
  openStorage,
  readConfig,
  roleUrl,
} from '#kernel/server';
import type { Authenticate, Limits, ServerModule, Services } from '#kernel/server';
import { fitsOpenApi } from './fits-openapi.ts';
import { jobsOnDemand } from './jobs-on-demand.ts';
import { testSecrets, waitMilliseconds } from './template.ts';

const closingMs = 10_000;

export type OpenServer = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly ownerUrl: string;
  /** Everybody who is signed in, by token. */
  readonly actors: Map<string, Actor>;
  close(): Promise<void>;
};

export type OpenOptions = {
  readonly ownerUrl: string;
  readonly modules: readonly ServerModule[];
  readonly actors: Map<string, Actor>;
  readonly now: () => Date;
  readonly env?: Readonly<Record<string, string>>;
  readonly limits?: Limits;
  readonly authenticate?: (services: Services) => Authenticate;
  readonly role?: 'web' | 'all';
};

const generous = { rate: 1e6, burst: 1e6 };
const unlimited: Limits = {
  address: generous,
  user: generous,
  tenant: generous,
  key: defaultLimits.key,
};

/** The real edge on a real database; only the sign-in is short-cut. */
export async function openTestServer(options: OpenOptions): Promise<OpenServer> {
  const { ownerUrl, modules, actors, now, limits = unlimited } = options;
  const secrets = testSecrets();
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const config = readConfig({
    DATABASE_URL: ownerUrl,
    DATA_DIR: resolve('.test', 'data'),
    BOOKING_MAIL_WAIT_SECONDS: '0',
    ...options.env,
  });
  const hostUrl = roleUrl(ownerUrl, 'caseway_host', secrets);
  const appUrl = roleUrl(ownerUrl, 'caseway_app', secrets);
  const db = openDatabase({ connectionString: appUrl, max: 8, waitMilliseconds });
  const hostDb = openDatabase({ connectionString: hostUrl, max: 4, waitMilliseconds });
  const readLog = openReadLog({ db, hostDb, log });
  const jobs = jobsOnDemand(
    openJobs({ connectionString: hostUrl, role: options.role ?? 'web', modules, log }),
    () => services,
  );
  const realtime = openRealtime({ connectionString: hostUrl, log });
  const services: Services = {
    config,
    db,
    hostDb,
    jobs,
    secrets,
    storage: openStorage(config),
    readLog,
    realtime,
    log,
    maintenance: openMaintenance(ownerUrl, migrationsFolder),
    now,
  };
  const byToken: Authenticate = (request) =>
    Promise.resolve(
      actors.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '') ?? null,
    );
  const app = await createApp({
    services,
    modules,
    authenticate: options.authenticate?.(services) ?? byToken,
    limits,
    // A process that waits for its turn on a busy core does not have too much in hand.
    slowLoopMs: Infinity,
    inspectAnswer: fitsOpenApi(),
  });

  return {
    app,
    services,
    ownerUrl,
    actors,
    async close() {
      await app.close();
      await readLog.stop();
      await jobs.stop();
      await realtime.stop();
      // Work that was cut off by the stop may hold its connection for ever; the next file does not wait.
      await Promise.race([
        Promise.all([db.close(), hostDb.close()]),
        sleep(closingMs, undefined, { ref: false }),
      ]);
    },
  };
}
