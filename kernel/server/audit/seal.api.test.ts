import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asSuperuser } from '../../testing/as-superuser.ts';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testConnections } from '../../testing/test-services.ts';
import { acrossTenants, systemContext } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import { sealAudit, sealBoundary } from './seal.ts';
import { sealEvery, startSealer } from './sealer.ts';
import { verifyAudit } from './verify.ts';

const url = await testDatabase();
const { db, hostDb } = testConnections(url);
const context = systemContext(randomUUID());
const log = { warn: () => {} };

const note = (tx: Tx, resource = 'company') =>
  tx.query(`select write_audit(current_tenant(), 'create', $1, gen_random_uuid(), null)`, [
    resource,
  ]);
const write = (rows = 1) =>
  db.transaction(context, async (tx) => {
    for (let count = 0; count < rows; count += 1) await note(tx);
  });
const count = async (text: string) => {
  const [result] = await hostDb.batch(acrossTenants, [{ text }]);
  return Number(result?.rows[0]?.['count']);
};
const logged = () => count('select count(*) from audit_log');
const sealed = () => count('select coalesce(sum(row_count), 0) as count from audit_seals');

test('the chain grows with the log and holds', async () => {
  await write(3);
  expect(
    await eventually(
      () => sealAudit(hostDb),
      (rows) => rows > 0,
    ),
  ).toBe(3);
  await write(2);
  expect(
    await eventually(
      () => sealAudit(hostDb),
      (rows) => rows > 0,
    ),
  ).toBe(2);

  expect(await sealAudit(hostDb)).toBe(0);
  expect(await verifyAudit(hostDb)).toMatchObject({ ok: true, seals: 2, rows: 5 });
});

test('a row of a transaction that is still open is sealed after it, and never skipped', async () => {
  const [opened, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = db.transaction(context, async (tx) => {
    await note(tx, 'slow');
    opened.resolve();
    await go.promise;
  });
  await opened.promise;
  await write(4);
  await sealAudit(hostDb);
  const before = await sealed();

  go.resolve();
  await slow;
  await eventually(
    () => sealAudit(hostDb).then(sealed),
    (rows) => rows === before + 5,
  );
  expect(await verifyAudit(hostDb)).toMatchObject({ ok: true });
});

test('writers that commit out of order, with two sealers at work, lose no row', async () => {
  const sealers = [1, 2].map(() => startSealer({ hostDb, log, everyMilliseconds: 5 }));
  const writer = async () => {
    for (let round = 0; round < 25; round += 1) {
      await db
        .transaction(context, async (tx) => {
          await note(tx);
          await sleep(Math.random() * 20);
          await note(tx);
          if (Math.random() < 0.2) throw new Error('rolled back');
        })
        .catch(() => {});
    }
  };
  await Promise.all(Array.from({ length: 6 }, writer));
  await eventually(sealed, (rows) => rows > 0);
  await Promise.all(sealers.map((sealer) => sealer.stop()));

  await eventually(
    () => sealAudit(hostDb).then(sealed),
    () => true,
  );
  const total = await logged();
  await eventually(
    () => sealAudit(hostDb).then(sealed),
    (rows) => rows === total,
  );
  expect(await verifyAudit(hostDb)).toMatchObject({ ok: true, rows: total });
});

test('a written row is sealed within about a second', async () => {
  const sealer = startSealer({ hostDb, log });
  await write();
  const total = await logged();

  await eventually(sealed, (rows) => rows === total);
  await sealer.stop();
  expect(sealEvery).toBeLessThan(1000);
});

test('after a restore the order starts over above a boundary, and the old rows stay covered', async () => {
  await asSuperuser(
    url,
    `insert into audit_log (tenant_id, operation, resource, xid)
     values ('${context.tenantId}', 'read', 'brought along', '900000000000'),
       ('${context.tenantId}', 'read', 'brought along', '900000000001')`,
  );
  await sealBoundary(hostDb);
  expect(await sealed()).toBe(await logged());

  await write(3);
  const total = await logged();
  await eventually(
    () => sealAudit(hostDb).then(sealed),
    (rows) => rows === total,
  );
  expect(await verifyAudit(hostDb)).toMatchObject({ ok: true, rows: total });
});
