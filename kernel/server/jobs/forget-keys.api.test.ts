import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testServices } from '../../testing/test-services.ts';
import { systemContext } from '../db/context.ts';
import { forgetKeys } from './forget-keys.ts';

test('a key is forgotten after 24 hours and not before', async () => {
  const services = testServices(await testDatabase(), { env: { ROLE: 'web' } });
  const context = systemContext(randomUUID());
  const insert = (key: string, age: string) => ({
    text: `insert into idempotency_keys (tenant_id, user_id, route, key, request_hash, created_at)
      values ($1::uuid, $1::uuid, 'POST /app/x', $2, 'hash', now() - $3::interval)`,
    values: [context.tenantId, key, age],
  });
  await services.db.batch(context, [insert('old', '25 hours'), insert('young', '23 hours')]);

  await forgetKeys.run({}, services, new AbortController().signal);

  const [left] = await services.db.batch(context, [{ text: 'select key from idempotency_keys' }]);
  expect(left?.rows).toEqual([{ key: 'young' }]);
});
