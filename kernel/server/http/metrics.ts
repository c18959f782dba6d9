import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Series = { count: number; sum: number; buckets: number[] };

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Prometheus text at /metrics, behind METRICS_TOKEN. Labels carry routes, never addresses or ids. */
export function addMetrics(app: FastifyInstance, services: Services): void {
  const series = new Map<string, Series>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const key = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const entry = series.get(key) ?? { count: 0, sum: 0, buckets: bounds.map(() => 0) };
    const seconds = reply.elapsedTime / 1000;
    entry.count += 1;
    entry.sum += seconds;
    for (const [index, bound] of bounds.entries()) {
      if (seconds <= bound) entry.buckets[index] = (entry.buckets[index] ?? 0) + 1;
    }
    series.set(key, entry);
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
    for (const [index, bound] of bounds.entries()) {
      lines.push(`http_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[index]}`);
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
