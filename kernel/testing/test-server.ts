import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll } from 'vitest';
import type { Actor } from '#kernel/domain';
import {
  createApp,
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
import { apiFor } from './api.ts';
import type { Api } from './api.ts';
import { fitsOpenApi } from './fits-openapi.ts';
import { jobsOnDemand } from './jobs-on-demand.ts';
import { testSecrets, waitMilliseconds } from './template.ts';
import { testDatabase } from './test-database.ts';

const closingMs = 10_000;

export type SignedIn = { api: Api; actor: Actor; token: string };

export type TestServer = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly ownerUrl: string;
  /** Everybody who is signed in, by token. */
  readonly actors: Map<string, Actor>;
  readonly anonymous: Api;
  /** Somebody with these facts, in a tenant of their own unless one is named. */
  signedIn(facts?: Partial<Actor>, token?: string): SignedIn;
};

type Options = {
  readonly modules?: readonly ServerModule[];
  readonly limits?: Limits;
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
  /** Instead of the table of tokens that `signedIn` fills. */
  readonly authenticate?: (services: Services) => Authenticate;
  /** One more process on the database of this one, which knows the same people. */
  readonly beside?: TestServer;
  /** `all`: this process also works off the jobs. */
  readonly role?: 'web' | 'all';
};

const generous = { rate: 1e6, burst: 1e6 };
const unlimited: Limits = { address: generous, user: generous, tenant: generous };

/** The real edge on a real database of this test file's own; only the sign-in is short-cut. */
export async function testServer(options: Options = {}): Promise<TestServer> {
  const { modules = [], limits = unlimited } = options;
  const ownerUrl = options.beside?.ownerUrl ?? (await testDatabase());
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
    now: options.now ?? (() => new Date()),
  };

  const actors = options.beside?.actors ?? new Map<string, Actor>();
  const byToken: Authenticate = (request) =>
    Promise.resolve(
      actors.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '') ?? null,
    );
  const authenticate = options.authenticate?.(services) ?? byToken;
  // A process that waits for its turn on a busy core does not have too much in hand.
  const slowLoopMs = Infinity;
  const app = await createApp({
    services,
    modules,
    authenticate,
    limits,
    slowLoopMs,
    inspectAnswer: fitsOpenApi(),
  });

  afterAll(async () => {
    await app.close();
    await readLog.stop();
    await jobs.stop();
    await realtime.stop();
    // Work that was cut off by the stop may hold its connection for ever; the next file does not wait.
    await Promise.race([
      Promise.all([db.close(), hostDb.close()]),
      sleep(closingMs, undefined, { ref: false }),
    ]);
  });

  return {
    app,
    services,
    ownerUrl,
    actors,
    anonymous: apiFor(app),
    signedIn(facts = {}, token = randomUUID()) {
      const actor = anActor(facts);
      actors.set(token, actor);
      return { api: apiFor(app, token), actor, token };
    },
  };
}

/** Valid by default; a test names only what it is about. */
export const anActor = (facts: Partial<Actor> = {}): Actor => {
  const userId = facts.userId ?? randomUUID();
  return {
    userId,
    tenantId: randomUUID(),
    name: 'Test Person',
    roles: ['ADMIN_STAFF'],
    isHost: false,
    edition: 'MLP',
    features: [],
    attributes: {},
    ...facts,
    ids: { userId: [userId], ...facts.ids },
  };
};
