import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testConnections } from '../../testing/test-services.ts';

const { db } = testConnections(await testDatabase());
const context = { tenantId: randomUUID(), userId: randomUUID(), requestId: 'request-1' };
const text = `select current_tenant() as tenant, current_actor() as actor,
  nullif(current_setting('app.request', true), '') as request`;

test('statements that only read know their tenant, all others whose work they do too', async () => {
  const [reading] = await db.batch(context, [{ text, reads: true }]);
  const [writing] = await db.batch(context, [{ text }]);
  const [mixed] = await db.batch(context, [{ text, reads: true }, { text }]);

  const whole = { tenant: context.tenantId, actor: context.userId, request: 'request-1' };
  expect(reading?.rows).toEqual([{ tenant: context.tenantId, actor: null, request: null }]);
  expect(writing?.rows).toEqual([whole]);
  expect(mixed?.rows).toEqual([whole]);
});
