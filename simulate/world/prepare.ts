import { openStorage, readConfig } from '#kernel/server';
import { startDatabase } from '#operations';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { onceWhenEmpty } from '../../apps/server/seed/once-when-empty.ts';
import { loadWorld } from './load-world.ts';

/** Fills a new database, in the time that `simulate/clock.mjs` gives this process. */
registerCatalogue();
const config = readConfig(process.env);
await openStorage(config).check();
const database = await startDatabase(config);
await onceWhenEmpty(database, (client) => loadWorld(client, new Date()));
await database.stop();
