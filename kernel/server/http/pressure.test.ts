import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { eventually } from '../../testing/eventually.ts';
import { addErrorReplies } from './error-reply.ts';
import { Admission } from './admission.ts';
import { addPressureRelief } from './pressure.ts';

register([]);

async function aServer(waiting: number, options: Parameters<typeof addPressureRelief>[2]) {
  const app = Fastify();
  addErrorReplies(app, () => {});
  await addPressureRelief(app, { stats: () => ({ total: 16, idle: 0, waiting }) }, options);
  app.get('/app/things', () => 'served');
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  app.get('/app/long', () => over);
  app.get('/health/live', () => 'served');
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers['retry-after']];
  };
  /** So many calls are in hand until they are let go. */
  const begin = (count: number) => {
    const begun = Array.from({ length: count }, () => ask('/app/long'));
    return async () => {
      end();
      await Promise.all(begun);
    };
  };
  return Object.assign(ask, { begin, app });
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
  const letGo = ask.begin(20);

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
  await letGo();
});

test('[D18] a process that is slow by the work of others refuses nobody', async () => {
  const ask = await aServer(0, { slowLoopMs: 20, lookMs: 50 });

  for (let turn = 0; turn < 5; turn += 1) {
    hold(100);
    await setImmediate();
    expect(await ask('/app/things')).toEqual([200, undefined]);
  }
});

test('[D18] with all places taken the next call is refused at once, and probes are not', async () => {
  const admission = new Admission(0, { floor: 2, most: 3 });
  const ask = await aServer(0, { slowLoopMs: Infinity, lookMs: 3_600_000, admission });
  const letGo = ask.begin(3);

  const refused = await ask.app.inject('/app/things');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(refused.json()).toMatchObject({ error: { code: 'busy', validationErrors: [] } });
  expect(await ask('/health/live')).toEqual([200, undefined]);

  await letGo();
  expect(await ask('/app/things')).toEqual([200, undefined]);
});

test('with no bound for the loop, as in API tests, slow turns refuse nothing', async () => {
  const ask = await aServer(0, { slowLoopMs: Infinity, lookMs: 50 });

  for (let turn = 0; turn < 5; turn += 1) {
    hold(100);
    await setImmediate();
    expect(await ask('/app/things')).toEqual([200, undefined]);
  }
});
