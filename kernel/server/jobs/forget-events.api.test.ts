import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testServices } from '../../testing/test-services.ts';
import { systemContext } from '../db/context.ts';
import { forgetEvents } from './forget-events.ts';

const services = testServices(await testDatabase(), { env: { ROLE: 'web' } });
await services.jobs.start(services);
const context = systemContext(randomUUID());

test('old events go with the marks of their delivery; recent and undelivered ones stay', async () => {
  const [old, recent, dead] = [randomUUID(), randomUUID(), randomUUID()];
  await services.hostDb.batch(context, [
    {
      text: `insert into events (tenant_id, id, type, payload, occurred_at)
        select $1, id, 'Noted', '{}', now() - case when id = $2 then '80 days' else '100 days' end::interval
        from unnest($3::uuid[]) id`,
      values: [context.tenantId, recent, [old, recent, dead]],
    },
    {
      text: `insert into event_deliveries (tenant_id, event_id, subscriber) values ($1, $2, 'somebody')`,
      values: [context.tenantId, old],
    },
  ]);
  await services.jobs.enqueue(null, 'dead-letters', { eventId: dead });

  await forgetEvents.run({}, services, new AbortController().signal);

  const [events, marks] = await services.hostDb.batch(context, [
    { text: 'select id from events' },
    { text: 'select event_id from event_deliveries' },
  ]);
  expect(new Set(events?.rows.map((row) => row.id))).toEqual(new Set([recent, dead]));
  expect(marks?.rows).toEqual([]);
});
