import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testConnections } from '../../testing/test-services.ts';
import type { Database } from '../db/database.ts';
import { acrossTenants } from '../db/context.ts';
import { openReadLog } from './read-log.ts';

const { db, hostDb } = testConnections(await testDatabase());
const log = { warn: () => {} };

const rowsOf = async (tenantId: string) => {
  const text = 'select * from audit_log where tenant_id = $1 order by id';
  const [result] = await hostDb.batch(acrossTenants, [{ text, values: [tenantId] }]);
  return result?.rows ?? [];
};

test('a read has its audit row within a second, with who, what and for whom', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reads = openReadLog({ db, hostDb, log });
  const context = {
    tenantId: randomUUID(),
    userId: randomUUID(),
    actorTenantId: randomUUID(),
    impersonatorId: randomUUID(),
  };
  const recordId = randomUUID();
  await reads.recordRead(context, { operation: 'read', resource: 'company', recordId });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();

  const [row] = await eventually(
    () => rowsOf(context.tenantId),
    (rows) => rows.length > 0,
  );
  expect(row).toMatchObject({
    actor_id: context.userId,
    actor_tenant_id: context.actorTenantId,
    impersonator_id: context.impersonatorId,
    operation: 'read',
    resource: 'company',
    record_id: recordId,
  });
  await reads.stop();
});

test('reads of all tenants go out together', async () => {
  let transactions = 0;
  const counting: Database = {
    ...db,
    batch: (context, list) => {
      transactions += 1;
      return db.batch(context, list);
    },
  };
  const reads = openReadLog({ db: counting, hostDb, log, everyMilliseconds: 600_000 });
  const [one, two] = [randomUUID(), randomUUID()];
  for (let count = 0; count < 500; count += 1) {
    await reads.recordRead(
      { tenantId: count % 2 ? one : two },
      { operation: 'list', resource: 'company' },
    );
  }
  await reads.stop();

  expect(transactions).toBe(1);
  expect(await rowsOf(one)).toHaveLength(250);
  expect(await rowsOf(two)).toHaveLength(250);
});

test('a row that cannot be written holds up its own tenant and no other', async () => {
  const reads = openReadLog({ db, hostDb, log, everyMilliseconds: 10 });
  const tenantId = randomUUID();
  await reads.recordRead({ tenantId: 'nobody' }, { operation: 'list', resource: 'company' });
  await reads.recordRead({ tenantId }, { operation: 'list', resource: 'company' });

  await expect(reads.flush()).rejects.toThrow('uuid');
  expect(await rowsOf(tenantId)).toHaveLength(1);
  await reads.stop();
});

test('a full buffer makes readers wait, and a failed write loses nothing', async () => {
  let isDown = true;
  const failing: Database = {
    ...db,
    batch: (context, list) =>
      isDown ? Promise.reject(new Error('the database is away')) : db.batch(context, list),
  };
  const reads = openReadLog({ db: failing, hostDb, log, everyMilliseconds: 10, capacity: 5 });
  const tenantId = randomUUID();
  const done: number[] = [];
  const all = Array.from({ length: 12 }, (_, index) =>
    Promise.resolve(
      reads.recordRead({ tenantId }, { operation: 'list', resource: 'company' }),
    ).then(() => void done.push(index)),
  );
  await eventually(
    () => done.length,
    (count) => count === 5,
  );

  isDown = false;
  await Promise.all(all);
  await reads.stop();
  expect(await rowsOf(tenantId)).toHaveLength(12);
});

test('a row of a read names its request whatever else it says, and takes 150 bytes where names are short', async () => {
  const reads = openReadLog({ db, hostDb, log, everyMilliseconds: 600_000 });
  const person = { tenantId: randomUUID(), userId: randomUUID(), requestId: 'AbCdEfGh1z2x3y4' };
  const [recordId, impersonatorId] = [randomUUID(), randomUUID()];
  await reads.recordRead(person, { operation: 'list', resource: 'company' });
  await reads.recordRead(person, { operation: 'read', resource: 'client', recordId });
  await reads.recordRead(person, { operation: 'bookableClients', resource: 'appointmentSession' });
  await reads.recordRead(person, {
    operation: 'serviceBookingHistory',
    resource: 'specialistContract',
    recordId,
  });
  await reads.recordRead(
    { ...person, impersonatorId },
    { operation: 'history', resource: 'emailTracking', recordId },
  );
  await reads.stop();

  const text = `select pg_column_size(a.*) as bytes, request_id, operation from audit_log a
    where tenant_id = $1 order by id`;
  const [found] = await hostDb.batch(acrossTenants, [{ text, values: [person.tenantId] }]);
  const rows = found?.rows as { bytes: number; request_id: string | null; operation: string }[];
  expect(rows.map(({ request_id }) => request_id)).toEqual(rows.map(() => person.requestId));
  expect(rows.slice(0, 3).filter(({ bytes }) => bytes > 150)).toEqual([]);
  expect(rows.filter(({ bytes }) => bytes > 190)).toEqual([]);
});
