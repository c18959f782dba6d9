import type { Config } from '#kernel/server';
import { loadDemo } from './demo/load.ts';
import { bootstrap } from './seed/bootstrap.ts';
import { onceWhenEmpty } from './seed/once-when-empty.ts';
import type { Place } from './seed/once-when-empty.ts';

/** contract.md, `SEED`: a database that holds a tenant is never touched. */
export const prepareData = (config: Config, database: Place): Promise<void> =>
  onceWhenEmpty(database, (client) =>
    config.seed === 'demo' ? loadDemo(client, new Date()) : bootstrap(client, config),
  );
