import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testServices } from '../../testing/test-services.ts';
import { systemContext } from '../db/context.ts';
import { defineJob } from './definitions.ts';

const runs: { name: string; data: Record<string, unknown> }[] = [];
const times = (name: string) => runs.filter((run) => run.name === name).length;
let ticks = 0;
let isBroken = true;
let wasAborted = false;

const plain = defineJob({
  name: 'testing.plain',
  run: async (data) => void runs.push({ name: 'plain', data }),
});
const broken = defineJob({
  name: 'testing.broken',
  retryLimit: 1,
  async run(data) {
    runs.push({ name: 'broken', data });
    if (isBroken) throw new Error('the printer is on fire');
  },
  exhausted: async (data, _services, error) =>
    void runs.push({ name: 'exhausted', data: { ...data, message: error.message } }),
});
const cron = defineJob({
  name: 'testing.cron',
  cron: '* * * * *',
  run: async () => void (ticks += 1),
});
const long = defineJob({
  name: 'testing.long',
  async run(data, _services, signal) {
    runs.push({ name: 'long', data });
    await sleep(60_000, undefined, { signal }).catch(() => (wasAborted = true));
  },
});

const modules = [{ jobs: [plain, broken, cron, long] }];
const url = await testDatabase();
const web = testServices(url, { modules, env: { ROLE: 'web' } });
const first = testServices(url, { modules, env: { ROLE: 'worker' } });
const second = testServices(url, { modules, env: { ROLE: 'worker' } });
const context = systemContext(randomUUID());
const minute = () => Math.floor(Date.now() / 60_000);
const begun = minute();

test('a web process works on nothing', async () => {
  await web.jobs.start(web);
  await web.jobs.enqueue(null, 'testing.plain', { step: 'waiting' });
  await sleep(1500);

  expect(times('plain')).toBe(0);
});

test('jobs that waited are worked off by the first worker that comes', async () => {
  await Promise.all([first.jobs.start(first), second.jobs.start(second)]);

  await eventually(
    () => times('plain'),
    (found) => found === 1,
  );
});

test('a job of a rolled back transaction is not run; a committed one is', async () => {
  const refused = web.db.transaction(context, async (tx) => {
    await web.jobs.enqueue(tx, 'testing.plain', { step: 'rolled back' });
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await web.db.transaction(context, (tx) =>
    web.jobs.enqueue(tx, 'testing.plain', { step: 'committed' }),
  );

  await eventually(() => runs.some((run) => run.data['step'] === 'committed'), Boolean);
  expect(runs.some((run) => run.data['step'] === 'rolled back')).toBe(false);
});

test('a later start is waited for', async () => {
  const startAfter = new Date(Date.now() + 1500);
  await web.jobs.enqueue(null, 'testing.plain', { step: 'later' }, { startAfter });

  await eventually(() => runs.some((run) => run.data['step'] === 'later'), Boolean);
  expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime());
});

test('two workers run one line of cron once a minute', async () => {
  await eventually(
    () => ticks,
    (found) => found > 0,
  );
  await sleep(2500);

  // A line that fell due in one minute may be worked off in the next.
  expect(ticks).toBeLessThanOrEqual(minute() - begun + 1);
});

test('a job that fails for good is a dead letter that can be read and tried again', async () => {
  const tenantId = randomUUID();
  await web.jobs.enqueue(null, 'testing.broken', { tenantId });

  const page = { state: 'failed', tenantId: null, skip: 0, take: 20 } as const;
  const dead = await eventually(
    () => web.jobs.list(page),
    ({ totalCount }) => totalCount > 0,
  );
  expect(dead.items[0]).toMatchObject({
    name: 'testing.broken',
    tenantId,
    attempts: 2,
    error: 'the printer is on fire',
  });

  expect(runs.filter((run) => run.name === 'exhausted')).toEqual([
    { name: 'exhausted', data: { tenantId, message: 'the printer is on fire' } },
  ]);

  isBroken = false;
  expect(await web.jobs.retry(dead.items[0]?.id ?? '', tenantId)).toBe(true);
  await eventually(
    () => times('broken'),
    (found) => found === 3,
  );
  expect(await web.jobs.list(page)).toMatchObject({ totalCount: 0 });
  expect(await web.jobs.retry(randomUUID(), null)).toBe(false);
});

test('the app role can send a job but cannot read or change what waits', async () => {
  const refused = (text: string) =>
    expect(web.db.batch(context, [{ text }])).rejects.toMatchObject({ code: '42501' });

  await refused('select data from pgboss.job_common');
  await refused('delete from pgboss.job_common');
  await refused(`update pgboss.job_common set state = 'completed'`);
  await refused('select * from pgboss.schedule');
});

test('stopping tells a running job, and does not wait for its end', async () => {
  await web.jobs.enqueue(null, 'testing.long', {});
  await eventually(
    () => times('long'),
    (found) => found === 1,
  );

  await Promise.all([first.jobs.stop(), second.jobs.stop()]);

  expect(wasAborted).toBe(true);
});
