import type { AddressInfo } from 'node:net';
import { readConfig } from '#kernel/server';
import { startDatabase } from '#operations';
import { openLog } from '../../apps/server/open-log.ts';
import { serve } from '../../apps/server/serve.ts';
import { counts } from '../../kernel/server/resource/count-cache.ts';
import { registerWithBench } from '../data/bench-record.ts';
import { reportToParent } from './report-to-parent.ts';

registerWithBench();

/*
 * The server of production with its sign-in, log, metrics and audit of reads. Only the limits are
 * off, and work in the background is left out unless a part asks for it by ROLE: sealing would go on
 * while it is the floor's turn.
 */
const config = readConfig({ ROLE: 'web', ...process.env });
const log = openLog(config);
const generous = { rate: 1e9, burst: 1e9 };
const server = await serve({
  config,
  log,
  database: await startDatabase(config),
  limits: { address: generous, user: generous, tenant: generous, key: generous },
});
server.app.addHook('onRequest', (request, _reply, done) => {
  if (request.headers['x-count-always']) counts.clear();
  done();
});
await server.app.listen({ port: 0, host: '127.0.0.1' });

reportToParent((server.app.server.address() as AddressInfo).port, server.stop);
