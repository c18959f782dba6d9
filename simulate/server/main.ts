import type { AddressInfo } from 'node:net';
import { readConfig } from '#kernel/server';
import { startDatabase } from '#operations';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { openLog } from '../../apps/server/open-log.ts';
import { prepareData } from '../../apps/server/prepare-data.ts';
import { serve } from '../../apps/server/serve.ts';
import { answers } from './answers.ts';
import type { Asked } from './answers.ts';

/** The server under simulation: the whole product, in the time that `simulate/clock.mjs` gives it. */
registerCatalogue();
const config = readConfig(process.env);
const log = openLog(config);
const database = await startDatabase(config);
await prepareData(config, database);
const generous = { rate: 1e9, burst: 1e9 };
const server = await serve({
  config,
  database,
  log,
  limits: { address: generous, user: generous, tenant: generous, key: generous },
});
await server.app.listen({ port: config.port, host: '127.0.0.1' });

const answer = answers(server.services, database.ownerUrl);
process.on('message', ({ id, ask, given }: Asked) => {
  answer[ask](given).then(
    (answered) => process.send?.({ id, answered }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
const end = () => void server.stop().finally(() => process.exit(0));
process.once('disconnect', end);
process.once('SIGTERM', end);
process.send?.({ port: (server.app.server.address() as AddressInfo).port });
