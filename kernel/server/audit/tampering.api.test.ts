import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { asSuperuser } from '../../testing/as-superuser.ts';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testConnections } from '../../testing/test-services.ts';
import { acrossTenants, systemContext } from '../db/context.ts';
import { sealAudit, sealBoundary } from './seal.ts';
import { verifyAudit } from './verify.ts';

const url = await testDatabase();
const { db, hostDb } = testConnections(url);
const context = systemContext(randomUUID());
const statement = {
  text: `insert into audit_log (tenant_id, operation, resource, detail)
    values (current_tenant(), 'update', 'company', '["name"]')`,
};
const page = {
  text: `insert into audit_log (tenant_id, operation, resource, persons)
    values (current_tenant(), 'list', 'company', array[gen_random_uuid(), gen_random_uuid()])`,
};

beforeAll(async () => {
  for (let seal = 0; seal < 4; seal += 1) {
    await db.batch(context, [statement, statement, page]);
    await eventually(
      () => sealAudit(hostDb),
      (rows) => rows === 3,
    );
    if (seal === 1) await sealBoundary(hostDb);
  }
});

const row = (offset: number) => `(select id from audit_log order by id limit 1 offset ${offset})`;

describe('what the seals show', () => {
  test.each([
    ['a changed value', `update audit_log set resource = 'x' where id = ${row(4)}`, 2],
    [
      'a changed time',
      `update audit_log set at = at + interval '1 microsecond' where id = ${row(4)}`,
      2,
    ],
    ['a changed detail', `update audit_log set detail = '[]' where id = ${row(7)}`, 4],
    [
      'a person taken off a page',
      `update audit_log set persons = persons[1:1] where id = ${row(8)}`,
      4,
    ],
    ['a page without its persons', `update audit_log set persons = null where id = ${row(5)}`, 2],
    ['a removed row', `delete from audit_log where id = ${row(11)}`, 5],
    [
      'a row slipped in behind the seals',
      `insert into audit_log (tenant_id, operation, resource, xid)
       select tenant_id, 'read', 'x', xid from audit_log where id = ${row(7)}`,
      5,
    ],
    ['a changed seal', `update audit_seals set row_count = 2 where seq = 2`, 2],
    ['a removed seal', `delete from audit_seals where seq = 2`, 2],
    [
      'a seal made to fit the changed rows',
      `update audit_log set resource = 'x' where id = ${row(0)};
       update audit_seals s set rows_hash = (select sha256(string_agg(audit_row_hash(a), '' order by xid, id))
         from audit_log a where (a.xid, a.id) <= (s.last_xid, s.last_id) and a.id <= s.last_id) where seq = 1;
       update audit_seals s set hash = audit_seal_hash(s) where seq = 1`,
      2,
    ],
  ])('%s', async (_what, change, brokenSeal) => {
    const before = await verifyAudit(hostDb);
    await asSuperuser(
      url,
      'create table kept_log as table audit_log; create table kept_seals as table audit_seals',
    );

    await asSuperuser(url, change);
    const verdict = await verifyAudit(hostDb);

    await asSuperuser(
      url,
      `delete from audit_log; delete from audit_seals;
       insert into audit_log overriding system value table kept_log;
       insert into audit_seals table kept_seals; drop table kept_log, kept_seals`,
    );
    expect(before).toMatchObject({ ok: true, seals: 5, rows: 12 });
    expect(verdict).toMatchObject({ ok: false, brokenSeal });
  });
});

describe('nobody edits the audit', () => {
  test.each(['audit_log', 'audit_seals'])('%s: the restricted roles', async (table) => {
    const column = table === 'audit_log' ? 'detail' : 'row_count';
    for (const text of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `drop table ${table}`,
      `alter table ${table} disable trigger all`,
    ]) {
      await expect(db.batch(context, [{ text }])).rejects.toMatchObject({ code: '42501' });
      await expect(hostDb.batch(acrossTenants, [{ text }])).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  test.each(['audit_log', 'audit_seals'])('%s: its owner', async (table) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`alter table ${table} no force row level security`);
    for (const text of [`delete from ${table}`, `truncate ${table}`]) {
      await expect(client.query(text)).rejects.toMatchObject({ code: '42501' });
    }
    await client.query(`alter table ${table} force row level security`);
    await client.end();
  });

  test.each(['xid', 'id', 'at'])(
    'the place of a row in the log cannot be chosen: %s',
    async (column) => {
      const value = { xid: `'5'::xid8`, id: '5', at: 'now()' }[column];
      const text = `insert into audit_log (tenant_id, operation, resource, ${column})
      overriding system value values (current_tenant(), 'read', 'company', ${value})`;

      await expect(db.batch(context, [{ text }])).rejects.toMatchObject({ code: '42501' });
    },
  );
});
