import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Each bucket counts its own; Prometheus wants what is at most that long, which is their sum. */
type Series = { count: number; sum: number; buckets: number[] };

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Prometheus text at /metrics, behind METRICS_TOKEN. Labels carry routes, never addresses or ids. */
export function addMetrics(app: FastifyInstance, services: Services): void {
  const series = new Map<string, Series>();
  const known = new WeakMap<object, Map<string, Series>>();

  function seriesOf({ method, routeConfig }: FastifyRequest, status: number): Series {
    const ofRoute = known.get(routeConfig) ?? new Map<string, Series>();
    known.set(routeConfig, ofRoute);
    const name = status === 200 ? method : `${method}${status}`;
    let entry = ofRoute.get(name);
    if (!entry) {
      const labels = `method="${method}",route="${routeConfig.url ?? 'unmatched'}",status="${status}"`;
      entry = series.get(labels) ?? { count: 0, sum: 0, buckets: bounds.map(() => 0) };
      series.set(labels, entry);
      ofRoute.set(name, entry);
    }
    return entry;
  }

  app.addHook('onResponse', (request, reply, done) => {
    const entry = seriesOf(request, reply.statusCode);
    const seconds = reply.elapsedTime / 1000;
    entry.count += 1;
    entry.sum += seconds;
    const first = bounds.findIndex((bound) => seconds <= bound);
    if (first >= 0) entry.buckets[first] = (entry.buckets[first] ?? 0) + 1;
    done();
  });
  app.get('/metrics', (request, reply) => {
    const token = services.config.metricsToken;
    const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    if (!token || !same(given, token)) throw new Refused('notFound');
    return reply.type('text/plain; version=0.0.4').send(print(series, services));
  });
}

function print(series: ReadonlyMap<string, Series>, services: Services): string {
  const lines = ['# TYPE http_request_duration_seconds histogram'];
  for (const [labels, { count, sum, buckets }] of series) {
    let within = 0;
    for (const [index, bound] of bounds.entries()) {
      within += buckets[index] ?? 0;
      lines.push(`http_request_duration_seconds_bucket{${labels},le="${bound}"} ${within}`);
    }
    lines.push(
      `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
      `http_request_duration_seconds_sum{${labels}} ${sum}`,
      `http_request_duration_seconds_count{${labels}} ${count}`,
    );
  }
  const { total, idle, waiting } = services.db.stats();
  const memory = process.memoryUsage();
  return [
    ...lines,
    '# TYPE db_connections gauge',
    `db_connections{state="total"} ${total}`,
    `db_connections{state="idle"} ${idle}`,
    `db_connections{state="waiting"} ${waiting}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${memory.rss}`,
    '',
  ].join('\n');
}
