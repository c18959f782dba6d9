import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { testDatabase } from '../../testing/test-database.ts';
import { testConnections } from '../../testing/test-services.ts';
import { systemContext } from './context.ts';
import { refusalOf } from './refusal-of.ts';

register([]);
const url = await testDatabase();
const { db } = testConnections(url);
const context = systemContext(randomUUID());
const auditText =
  "select write_audit(current_tenant(), 'create', 'company', gen_random_uuid(), null)";

/** Nobody writes to the table while the work is done. */
async function whileLocked<T>(table: string, work: (free: () => Promise<void>) => Promise<T>) {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(`begin; lock table ${table} in access exclusive mode`);
    return await work(async () => void (await owner.query('commit')));
  } finally {
    await owner.end();
  }
}

const failure = (text: string) =>
  db
    .transaction(context, async (tx) => {
      await tx.query("set local lock_timeout = '100ms'");
      await tx.query(text);
    })
    .then(
      () => null,
      (error: unknown) => refusalOf(error),
    );

test('a write that waits for the audit table in vain answers 503, with when to come back', async () => {
  const refused = await whileLocked('audit_log', () => failure(auditText));

  expect(refused).toMatchObject({ code: 'busy', status: 503, retryAfter: 2 });
});

test('a write that waits for another table answers 409 as before', async () => {
  const refused = await whileLocked('idempotency_keys', () =>
    failure('delete from idempotency_keys'),
  );

  expect(refused).toMatchObject({ code: 'tryAgain', status: 409 });
});

test('it is tried again: a lock that goes away in time is not noticed', async () => {
  const rows = await whileLocked('audit_log', async (free) => {
    const writing = db.batch(context, [{ text: auditText }]);
    // Longer than one attempt waits for a lock.
    await sleep(5500);
    await free();
    await writing;
    const [found] = await db.batch(context, [
      { text: 'select count(*)::int as rows from audit_log' },
    ]);
    return found?.rows;
  });

  expect(rows).toEqual([{ rows: 1 }]);
});
