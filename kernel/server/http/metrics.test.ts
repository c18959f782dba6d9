import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { addErrorReplies } from './error-reply.ts';
import { addMetrics } from './metrics.ts';
import { addRouteConfig } from './route-config.ts';

register([]);

async function aServer(metricsToken: string | undefined) {
  const app = Fastify();
  addRouteConfig(app);
  addErrorReplies(app);
  addMetrics(app, {
    config: { metricsToken },
    db: { stats: () => ({ total: 16, idle: 4, waiting: 2 }) },
  });
  app.get('/app/things/:id', () => 'served');
  await app.inject('/app/things/7');
  await app.inject('/app/things/8');
  await app.inject('/app/nowhere');
  return (token?: string) =>
    app.inject({ url: '/metrics', headers: token ? { authorization: `Bearer ${token}` } : {} });
}

const valueOf = (text: string, series: string): number => {
  const [name = '', labels = ''] = series.split(/[{}]/);
  const wanted = labels.split(',').filter(Boolean);
  const line = text
    .split('\n')
    .find((one) => one.split(/[ {]/, 1)[0] === name && wanted.every((part) => one.includes(part)));
  return Number(line?.split(' ').at(-1) ?? NaN);
};

test('requests are counted by method, route and status, and never by their address', async () => {
  const { body, headers } = await (await aServer('secret'))('secret');

  const things = 'method="GET",route="/app/things/:id",status="200"';
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('# TYPE http_request_duration_seconds histogram');
  expect(valueOf(body, `http_request_duration_seconds_count{${things}}`)).toBe(2);
  expect(valueOf(body, `http_request_duration_seconds_bucket{${things},le="+Inf"}`)).toBe(2);
  expect(valueOf(body, `http_request_duration_seconds_bucket{${things},le="5"}`)).toBe(2);
  expect(valueOf(body, `http_request_duration_seconds_sum{${things}}`)).toBeGreaterThan(0);
  expect(valueOf(body, 'http_request_duration_seconds_count{route="unmatched",status="404"}')).toBe(
    1,
  );
  expect(body).not.toContain('things/7');
});

test('connections of the pool and memory are told as they are at that moment', async () => {
  const { body } = await (await aServer('secret'))('secret');

  expect(valueOf(body, 'db_connections{state="total"}')).toBe(16);
  expect(valueOf(body, 'db_connections{state="idle"}')).toBe(4);
  expect(valueOf(body, 'db_connections{state="waiting"}')).toBe(2);
  expect(valueOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

test('without the right token there is nothing to see', async () => {
  const ask = await aServer('secret');
  const closed = await aServer(undefined);

  expect((await ask()).statusCode).toBe(404);
  expect((await ask('secrex')).statusCode).toBe(404);
  expect((await closed('')).statusCode).toBe(404);
});
