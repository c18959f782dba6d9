import { readConfig, startDatabase } from '#kernel/server';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { greet } from './greet.ts';
import { openLog } from './open-log.ts';
import { prepareData } from './prepare-data.ts';
import { serve } from './serve.ts';

registerCatalogue();

const config = readConfig(process.env);
const log = openLog(config);
const database = await startDatabase(config);
await prepareData(config, database);
const server = await serve({ config, database, log });

let isStopping = false;
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'stopping');
  // A request that never ends must not keep the process from ending.
  setTimeout(() => process.exit(1), 25_000).unref();
  await server.stop();
  process.exit(0);
}
process.once('SIGTERM', (signal) => void stop(signal));
process.once('SIGINT', (signal) => void stop(signal));

if (config.role === 'worker') log.info('working on jobs');
else {
  await server.app.listen({ port: config.port, host: config.host });
  greet(config);
}
