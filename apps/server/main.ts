import { readConfig } from '#kernel/server';
import { startDatabase } from '#operations';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { startDemoSystems } from './demo-systems.ts';
import { endOnFault } from './end-on-fault.ts';
import { finishDemo } from './seed/finish-demo.ts';
import { greet } from './greet.ts';
import { openLog } from './open-log.ts';
import { prepareData } from './prepare-data.ts';
import { serve } from './serve.ts';

registerCatalogue();

const given = readConfig(process.env);
const systems = await startDemoSystems(given);
const config = systems.config;
const log = openLog(config);
const database = await startDatabase(config);
await prepareData(config, database);
const server = await serve({ config, database, log });
if (config.seed === 'demo' && config.role !== 'worker') await finishDemo(server.services);

async function drain(): Promise<void> {
  await server.stop();
  await systems.stop();
}

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  // A request that never ends must not keep the process from ending.
  setTimeout(() => process.exit(1), 25_000).unref();
  await drain();
  process.exit(0);
}

/** Who tells a whole group is heard twice, for the starter hands it on: that is no "at once". */
const sameRequest = 2000;
let askedAt: number | null = null;
function end(signal: string): void {
  if (askedAt === null) {
    askedAt = performance.now();
    void stop(signal);
  } else if (performance.now() - askedAt > sameRequest) process.exit(1);
}
process.on('SIGTERM', end);
process.on('SIGINT', end);

if (config.role === 'worker') log.info('working on jobs');
else {
  await server.app.listen({ port: config.port, host: config.host });
  greet(config);
}
endOnFault(log, server, drain);
