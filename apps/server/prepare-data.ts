import { giveMissingDefaults, openStorage } from '#kernel/server';
import type { Config } from '#kernel/server';
import { serverModules } from './compose.ts';
import { loadDemo } from './seed/load-demo.ts';
import { loadSeed } from './seed/load-seed.ts';
import { onceWhenEmpty } from './seed/once-when-empty.ts';
import type { Place } from './seed/once-when-empty.ts';

/** contract.md, `SEED`: a database that holds a tenant is never seeded. */
export async function prepareData(config: Config, database: Place): Promise<void> {
  const now = new Date();
  await onceWhenEmpty(database, (client) =>
    config.seed === 'demo' ? loadDemo(client, openStorage(config), now) : loadSeed(client, config),
  );
  await giveMissingDefaults(database.hostDb, serverModules, now);
}
