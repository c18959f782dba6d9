import { defineEvent, text } from '#kernel/domain';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testServices } from '../../testing/test-services.ts';
import type { Context } from '../db/context.ts';
import { on } from './definitions.ts';
import { deliver } from './deliver.ts';

const effects = (key: string) => ({
  text: `insert into idempotency_keys (tenant_id, user_id, route, key, request_hash)
    values (current_tenant(), gen_random_uuid(), $1, gen_random_uuid()::text, '')`,
  values: [key],
});

const happened = defineEvent('Noted', { name: text('Name', { required: true }) });
const failures = new Map<string, number>();
const noted = on(happened, 'testing.note', async (event, tx) => {
  const name = String(event.payload.name);
  await tx.batch([effects(name)]);
  const left = failures.get(name) ?? 0;
  failures.set(name, left - 1);
  if (left > 0) throw new Error(`${name} fails ${left} more times`);
});
const other = on(happened, 'testing.other', async (event, tx) => {
  await tx.batch([effects(`other ${String(event.payload.name)}`)]);
});

const modules = [{ subscriptions: [noted, other] }];
const url = await testDatabase();
const web = testServices(url, { modules, env: { ROLE: 'web' } });
const worker = testServices(url, { modules, env: { ROLE: 'worker' } });
const second = testServices(url, { modules, env: { ROLE: 'worker' } });
// It looks at its queue so seldom that one event for each look would take minutes.
const burst = on(defineEvent('Burst', {}), 'testing.burst', (_event, tx) =>
  tx.batch([effects('burst')]).then(() => {}),
);
const patient = testServices(url, { modules: [{ subscriptions: [burst] }], idleSeconds: 10 });
await Promise.all([web, worker, second, patient].map((services) => services.jobs.start(services)));

const context: Context = { tenantId: randomUUID(), userId: randomUUID() };
const emit = (name: string) =>
  web.db.transaction(context, (tx) => web.jobs.emit(tx, [{ type: 'Noted', name }]));
const count = async (text: string, values: unknown[]) => {
  const [result] = await web.hostDb.batch(context, [{ text, values }]);
  return Number(result?.rows[0]?.['count']);
};
const effectsOf = (name: string) =>
  count('select count(*) from idempotency_keys where tenant_id = $1 and route = $2', [
    context.tenantId,
    name,
  ]);

test('an event reaches every subscriber once, with two workers on one database', async () => {
  await Promise.all(Array.from({ length: 40 }, () => emit('plain')));

  await eventually(
    () => effectsOf('plain'),
    (found) => found >= 40,
  );
  await eventually(
    () => effectsOf('other plain'),
    (found) => found >= 40,
  );
  expect(await effectsOf('plain')).toBe(40);
  expect(await effectsOf('other plain')).toBe(40);
});

test('many events of one transaction are all delivered at once', async () => {
  await patient.db.transaction(context, (tx) =>
    patient.jobs.emit(
      tx,
      Array.from({ length: 20 }, () => ({ type: 'Burst' })),
    ),
  );

  await eventually(
    () => effectsOf('burst'),
    (found) => found === 20,
  );
});

test('an event whose transaction rolls back never existed', async () => {
  const failing = web.db.transaction(context, async (tx) => {
    await web.jobs.emit(tx, [{ type: 'Noted', name: 'rolled back' }]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');

  await emit('after it');
  await eventually(
    () => effectsOf('after it'),
    (found) => found === 1,
  );
  expect(await effectsOf('rolled back')).toBe(0);
  expect(
    await count(`select count(*) from events where payload ->> 'name' = $1`, ['rolled back']),
  ).toBe(0);
});

test('a failing subscriber is tried again, and nothing of a failed try stays', async () => {
  failures.set('flaky', 2);
  await emit('flaky');

  await eventually(
    () => effectsOf('flaky'),
    (found) => found > 0,
  );
  expect(await effectsOf('flaky')).toBe(1);
});

test('a repeated delivery has no second effect, also when both run at once', async () => {
  await emit('twice');
  await eventually(
    () => effectsOf('twice'),
    (found) => found === 1,
  );
  const [result] = await web.hostDb.batch(context, [
    { text: `select id from events where payload ->> 'name' = 'twice'` },
  ]);
  const delivery = { ...context, eventId: String(result?.rows[0]?.['id']) };
  const late = on(happened, 'testing.late', (_event, tx) =>
    tx.batch([effects('late')]).then(() => {}),
  );

  await Promise.all([1, 2, 3].map(() => deliver(late, delivery, worker)));
  await deliver(noted, delivery, worker);

  expect(await effectsOf('late')).toBe(1);
  expect(await effectsOf('twice')).toBe(1);
});

test('the effect is written in the name of the user who caused the event', async () => {
  const seen: Context[] = [];
  const watching = on(happened, 'testing.watch', async (_event, tx) => void seen.push(tx.context));
  await emit('named');
  const [result] = await web.hostDb.batch(context, [
    { text: `select id from events where payload ->> 'name' = 'named'` },
  ]);

  await deliver(watching, { ...context, eventId: String(result?.rows[0]?.['id']) }, worker);

  expect(seen[0]).toMatchObject(context);
});
