import type { AddressInfo } from 'node:net';
import { readConfig, systemContext } from '#kernel/server';
import { startDatabase } from '#operations';
import { notify } from '#platform/server';
import { openLog } from '../../apps/server/open-log.ts';
import { serve } from '../../apps/server/serve.ts';
import { registerWithBench } from '../data/bench-record.ts';
import { tenantId } from '../data/population.ts';
import { recipients } from '../sockets/recipients.ts';
import { reportToParent } from './report-to-parent.ts';

registerWithBench();

/** The server of production in one process, with its jobs; told to notify, it does so in earnest. */
const config = readConfig(process.env);
const log = openLog(config);
const generous = { rate: 1e9, burst: 1e9 };
const server = await serve({
  config,
  log,
  database: await startDatabase(config),
  limits: { address: generous, user: generous, tenant: generous, key: generous },
});
await server.app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', (message) => {
  if (message !== 'notify') return;
  const begin = Date.now();
  const { services } = server;
  services.db
    .transaction(systemContext(tenantId(1)), (tx) =>
      notify(tx, services, {
        recipientIds: recipients.map(({ userId }) => userId),
        title: 'Report received',
        content: '<p>The report of a case is there.</p>',
        type: 'Action Required',
      }),
    )
    .then(() => process.send?.({ begin, committed: Date.now() }))
    .catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});

reportToParent((server.app.server.address() as AddressInfo).port, server.stop);
