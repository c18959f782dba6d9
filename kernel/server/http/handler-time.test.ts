import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { addErrorReplies } from './error-reply.ts';
import { addPressureRelief } from './pressure.ts';
import { addRouteConfig } from './route-config.ts';

registerCatalogue();
const app = Fastify();
const never = () => new Promise(() => {});
addRouteConfig(app);
addErrorReplies(app);
await addPressureRelief(
  app,
  { stats: () => ({ total: 0, idle: 0, waiting: 0 }) },
  { slowLoopMs: Infinity, handlerMs: 0, lookMs: 10 },
);
app.get('/app/never', never);
app.get('/app/patient', { handlerTimeout: 200 }, never);
await app.ready();
afterAll(() => app.close());

test('D18: what takes too long is answered, and the connection is free again', async () => {
  const answer = await app.inject({ url: '/app/never' });

  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ error: { code: 'busy' } });
  expect(answer.headers['retry-after']).toBeDefined();
});

test('a route with a time of its own keeps it', async () => {
  const begin = performance.now();
  const answer = await app.inject({ url: '/app/patient' });

  expect(answer.statusCode).toBe(503);
  expect(performance.now() - begin).toBeGreaterThan(190);
});
