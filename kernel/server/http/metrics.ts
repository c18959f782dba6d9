import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Refused } from '../refused.ts';

type Measured = {
  readonly config: Pick<Config, 'metricsToken'>;
  readonly db: Pick<Database, 'stats'>;
};

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Prometheus text at /metrics, behind METRICS_TOKEN. Labels carry routes, never addresses or ids. */
export function addMetrics(app: FastifyInstance, { config, db }: Measured): void {
  const register = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  addGauges(register, db);

  app.addHook('onResponse', ({ method, routeConfig }, reply, done) => {
    const route = routeConfig.url ?? 'unmatched';
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const token = config.metricsToken;
    const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    if (!token || !same(given, token)) throw new Refused('notFound');
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function addGauges(register: Registry, db: Measured['db']): void {
  const registers = [register];
  void new Gauge({
    name: 'db_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = db.stats();
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  void new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
}
