import { afterAll, inject } from 'vitest';
import type { ServerModule } from '#kernel/server';
import { cloneDatabase } from '#operations';
import { openTestServer } from './open-test-server.ts';
import type { OpenServer } from './open-test-server.ts';
import { productWith } from './shared-product.ts';
import { testDatabaseName } from './test-database-name.ts';

type Shared = {
  database?: Promise<string>;
  server?: Promise<OpenServer>;
  now: () => Date;
};

const realTime = () => new Date();

/** The files of a worker run in one process, one after the other. */
const shared: Shared = { now: realTime };

/** Its files make tenants of their own. It is dropped at the end of the run. */
export const workersDatabase = (): Promise<string> => (shared.database ??= cloneTemplate());

/** Who works off jobs does it for all tenants of a database, also for those of other files. */
export async function refuseWorkersDatabase(url: string): Promise<void> {
  if (url === (await shared.database)) throw new Error("Jobs need testServer({ database: 'own' })");
}

/** The server that the files of this worker share, at the clock of this file, if it has these modules. */
export async function workersServer(
  modules: readonly ServerModule[],
  now?: () => Date,
): Promise<OpenServer | undefined> {
  const all = productWith(modules);
  if (!all) return undefined;
  if (now) shared.now = now;
  afterAll(() => {
    shared.now = realTime;
  });
  return (shared.server ??= open(all));
}

const open = async (modules: readonly ServerModule[]): Promise<OpenServer> =>
  openTestServer({
    ownerUrl: await workersDatabase(),
    modules,
    actors: new Map(),
    now: () => shared.now(),
  });

async function cloneTemplate(): Promise<string> {
  const { ownerUrl, template, runId } = inject('TEST_PG');
  const name = testDatabaseName(runId);
  await cloneDatabase(ownerUrl, template, name);
  return Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href;
}
