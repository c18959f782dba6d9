import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { eventually } from '../../testing/eventually.ts';
import { addErrorReplies } from './error-reply.ts';
import { addPressureRelief } from './pressure.ts';

register([]);

const aServer = (waiting: number, slowLoopMs?: number) => {
  const app = Fastify();
  addErrorReplies(app, () => {});
  addPressureRelief(app, { stats: () => ({ total: 16, idle: 0, waiting }) }, { slowLoopMs });
  app.get('/app/things', () => 'served');
  app.get('/health/live', () => 'served');
  return async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers['retry-after']];
  };
};

test('[D18] too many that wait for the database: come back in a second', async () => {
  const ask = aServer(301, Infinity);

  expect(await ask('/app/things')).toEqual([503, '1']);
  expect(await ask('/health/live')).toEqual([200, undefined]);
  expect(await aServer(300, Infinity)('/app/things')).toEqual([200, undefined]);
});

test('[D18] a process that does not get round to its work says so', async () => {
  const ask = aServer(0, 0);

  const [status] = await eventually(
    () => ask('/app/things'),
    ([answered]) => answered === 503,
  );

  expect(status).toBe(503);
});
