import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import type { Actor } from '#kernel/domain';
import type { Authenticate, Limits, ServerModule, Services } from '#kernel/server';
import { apiFor } from './api.ts';
import type { Api } from './api.ts';
import { expectNoContradictions } from './nothing-contradicts.ts';
import { openTestServer } from './open-test-server.ts';
import type { OpenServer } from './open-test-server.ts';
import { sharesCatalogue } from './shared-product.ts';
import { refuseWorkersDatabase, workersDatabase, workersServer } from './workers-server.ts';
import { testDatabase } from './test-database.ts';

export type SignedIn = { api: Api; actor: Actor; token: string };

export type TestServer = Omit<OpenServer, 'close'> & {
  readonly anonymous: Api;
  /** Somebody with these facts, in a tenant of their own unless one is named. */
  signedIn(facts?: Partial<Actor>, token?: string): SignedIn;
};

type Options = {
  readonly modules?: readonly ServerModule[];
  /**
   * `own`: for what is about the whole installation, and not about a tenant: the clock of jobs, the
   * host, backup, tables that are changed. It costs half a second of a core.
   */
  readonly database?: 'own';
  readonly limits?: Limits;
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
  /** Instead of the table of tokens that `signedIn` fills. */
  readonly authenticate?: (services: Services) => Authenticate;
  /** One more process on the database of this one, which knows the same people. */
  readonly beside?: TestServer;
  /** `all`: this process also works off the jobs, those of all tenants. */
  readonly role?: 'web' | 'all';
};

/**
 * The whole product, on the server and the database that the files of a worker share. A file that
 * brings modules of its own, an environment, limits or a sign-in has a server of its own.
 */
export async function testServer(options: Options = {}): Promise<TestServer> {
  const { app, services, ownerUrl, actors } = await serverFor(options);
  afterAll(() => expectNoContradictions(services));
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

async function serverFor(options: Options): Promise<OpenServer> {
  const { beside, database, role, modules = [], now } = options;
  const mayShare = !beside && !database && role !== 'all' && sharesCatalogue();
  const { env, limits, authenticate } = options;
  if (mayShare && !env && !limits && !authenticate) {
    const shared = await workersServer(modules, now);
    if (shared) return shared;
  }
  if (beside && role === 'all') await refuseWorkersDatabase(beside.ownerUrl);
  const server = await openTestServer({
    ...options,
    modules,
    now: now ?? (() => new Date()),
    ownerUrl: beside?.ownerUrl ?? (await (mayShare ? workersDatabase() : testDatabase())),
    actors: beside?.actors ?? new Map<string, Actor>(),
  });
  afterAll(() => server.close());
  return server;
}

/** Who signs in for a test has just done so; one about step-up names a moment that is over. */
const forever = '9999-12-31T00:00:00.000Z';

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
    provenUntil: forever,
    ...facts,
    // The zone of a practice that names none: at night its day is not the day of UTC.
    attributes: { timezone: 'Australia/Sydney', ...facts.attributes },
    ids: { userId: [userId], ...facts.ids },
  };
};
