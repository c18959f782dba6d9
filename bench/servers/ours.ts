import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import type { Actor } from '#kernel/domain';
import {
  createApp,
  openDatabase,
  openJobs,
  openReadLog,
  openRealtime,
  openSecrets,
  openStorage,
  readConfig,
} from '#kernel/server';
import type { Services } from '#kernel/server';
import { counts } from '../../kernel/server/resource/count-cache.ts';
import { registerWithBench } from '../data/bench-record.ts';
import { callersByToken, poolSize } from './callers.ts';
import { reportToParent } from './report-to-parent.ts';

registerWithBench();

const [appUrl = '', hostUrl = '', folder = ''] = process.argv.slice(2);
const config = readConfig({ DATABASE_URL: appUrl, DATA_DIR: folder });
const log = pino({ level: config.logLevel, base: null });
const db = openDatabase({ connectionString: appUrl, max: poolSize });
const hostDb = openDatabase({ connectionString: hostUrl, max: 2 });
const readLog = openReadLog({ db, log });
const jobs = openJobs({ connectionString: hostUrl, role: 'web', modules: [], log });
const secrets = openSecrets(join(folder, 'secret.key'));
const services: Services = {
  config,
  db,
  hostDb,
  jobs,
  secrets,
  storage: openStorage(config),
  readLog,
  realtime: openRealtime({ connectionString: hostUrl, log }),
  log,
  now: () => new Date(),
};

const facts = { roles: ['STAFF'], isHost: false, edition: 'MLP', features: [], attributes: {} };
const actors = new Map<string, Actor>(
  [...callersByToken()].map(([token, caller]) => [token, { ...caller, ...facts }]),
);
const generous = { rate: 1e9, burst: 1e9 };

/** The edge of production with its log, metrics and audit of reads; only the sign-in is a table. */
const app = await createApp({
  services,
  modules: [],
  limits: { address: generous, user: generous, tenant: generous },
  authenticate: (request) => {
    if (request.headers['x-count-always']) counts.clear();
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    return Promise.resolve(actors.get(token) ?? null);
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });

reportToParent((app.server.address() as AddressInfo).port, async () => {
  await app.close();
  await readLog.stop();
  await Promise.all([db.close(), hostDb.close()]);
});
