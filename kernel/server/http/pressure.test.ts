import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { eventually } from '../../testing/eventually.ts';
import { addErrorReplies } from './error-reply.ts';
import { addPressureRelief } from './pressure.ts';

register([]);

async function aServer(waiting: number, options: Parameters<typeof addPressureRelief>[2]) {
  const app = Fastify();
  addErrorReplies(app, () => {});
  await addPressureRelief(app, { stats: () => ({ total: 16, idle: 0, waiting }) }, options);
  app.get('/app/things', () => 'served');
  app.get('/health/live', () => 'served');
  return async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers['retry-after']];
  };
}

/** Work that holds up everything else for this long. */
function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('[D18] too many that wait for the database: come back in a second', async () => {
  const ask = await aServer(301, { slowLoopMs: Infinity });
  const inTime = await aServer(300, { slowLoopMs: Infinity });

  expect(await ask('/app/things')).toEqual([503, '1']);
  expect(await ask('/health/live')).toEqual([200, undefined]);
  expect(await inTime('/app/things')).toEqual([200, undefined]);
});

test('[D18] a process that does not get round to its work says so', async () => {
  const ask = await aServer(0, { slowLoopMs: 20, lookMs: 50 });

  const [status, retryAfter] = await eventually(
    async () => {
      hold(100);
      await setImmediate();
      return ask('/app/things');
    },
    ([answered]) => answered === 503,
  );

  expect([status, retryAfter]).toEqual([503, '1']);
  hold(100);
  await setImmediate();
  expect(await ask('/health/live')).toEqual([200, undefined]);
});

test('with no bound for the loop, as in API tests, slow turns refuse nothing', async () => {
  const ask = await aServer(0, { slowLoopMs: Infinity, lookMs: 50 });

  for (let turn = 0; turn < 5; turn += 1) {
    hold(100);
    await setImmediate();
    expect(await ask('/app/things')).toEqual([200, undefined]);
  }
});
