import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { roleUrl } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { testSecrets } from '../../testing/template.ts';

registerCatalogue();
const server = await testServer();
const { db, hostDb } = server.services;
const [one, two] = [randomUUID(), randomUUID()];
const insert = (tenant: string, name: string) => ({
  text: `insert into companies (tenant_id, id, name, business_type) values ($1::uuid, gen_random_uuid(), $2, 'other')`,
  values: [tenant, name],
});
const count = { text: 'select count(*)::int as n from companies' };

test('a statement sees its own tenant and no other, and cannot write into another', async () => {
  await db.batch({ tenantId: one }, [insert(one, 'Own')]);
  const [mine] = await db.batch({ tenantId: one }, [count]);
  const [theirs] = await db.batch({ tenantId: two }, [count]);

  expect(mine?.rows).toEqual([{ n: 1 }]);
  expect(theirs?.rows).toEqual([{ n: 0 }]);
  await expect(db.batch({ tenantId: two }, [insert(one, 'Foreign')])).rejects.toMatchObject({
    code: '42501',
  });
});

test('a connection that was used by a tenant keeps nothing of it', async () => {
  const client = new pg.Client({
    connectionString: roleUrl(server.ownerUrl, 'caseway_app', testSecrets()),
  });
  await client.connect();
  await client.query('begin');
  await client.query(`select set_config('app.tenant', $1, true)`, [one]);
  await client.query('commit');
  const { rows } = await client.query('select count(*)::int as n from companies');
  await client.end();

  expect(rows).toEqual([{ n: 0 }]);
});

test('reads of two tenants that travel together stand behind a wall each', async () => {
  const names = [one, two].map((tenantId) => ({ tenantId, name: randomUUID() }));
  for (const { tenantId, name } of names) await db.batch({ tenantId }, [insert(tenantId, name)]);
  const reads = Array.from({ length: 400 }, (_, at) => ({
    tenantId: at % 3 ? one : two,
    name: names[at % 2]?.name ?? '',
  }));

  const found = await Promise.all(
    reads.map(async ({ tenantId, name }) => {
      const text = 'select name from companies where name = $1';
      const [result] = await db.batch({ tenantId }, [
        { text, values: [name], raw: true, reads: true, isShort: true },
      ]);
      return result?.raw ?? null;
    }),
  );

  const own = (at: number) => names.find(({ tenantId }) => tenantId === reads[at]?.tenantId)?.name;
  expect(found).toEqual(reads.map(({ name }, at) => (name === own(at) ? name : null)));
});

test('a read that fails among others fails alone', async () => {
  const short = (text: string) =>
    db.batch({ tenantId: one }, [{ text, raw: true, reads: true, isShort: true }]);
  const reads = Array.from({ length: 60 }, (_, at) =>
    short(at === 30 ? 'select 1 / (select 0)' : `select ${at}::text`),
  );

  const outcomes = await Promise.allSettled(reads);

  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(outcomes[30]).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
});

test('a reference cannot leave its tenant', async () => {
  const id = randomUUID();
  await db.batch({ tenantId: one }, [
    {
      text: `insert into companies (tenant_id, id, name, business_type) values ($1::uuid, $2::uuid, 'Target', 'other')`,
      values: [one, id],
    },
  ]);
  const foreign = {
    text: `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
           values ($1::uuid, gen_random_uuid(), 'No', 'Body', 'nobody@example.test', $2::uuid)`,
    values: [two, id],
  };

  await expect(db.batch({ tenantId: two }, [foreign])).rejects.toMatchObject({ code: '23503' });
});

test('every table with a tenant is walled: enabled, forced, one wall for the app role', async () => {
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{
    name: string;
    enabled: boolean;
    forced: boolean;
    checked: number;
  }>(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p
        where p.polrelid = c.oid and p.polqual is not null and p.polwithcheck is not null) as checked
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
  await client.end();

  expect(rows.length).toBeGreaterThan(8);
  const open = rows
    .filter((row) => !row.enabled || !row.forced || row.checked < 1)
    .map((row) => row.name);
  expect(open).toEqual([]);
});

test('the app role has no way around: no superuser, no bypass, no DDL', async () => {
  const [role] = await db.batch({ tenantId: one }, [
    {
      text: `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, has_schema_privilege('public', 'create') as ddl
             from pg_roles where rolname = current_user`,
    },
  ]);

  expect(role?.rows).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false, ddl: false },
  ]);
  await expect(
    db.batch({ tenantId: one }, [{ text: 'set role caseway_host' }]),
  ).rejects.toMatchObject({ code: '42501' });
});

test('audit and history cannot be changed by anybody, and every write is in the audit', async () => {
  await db.batch({ tenantId: one, userId: randomUUID(), requestId: 'r-1' }, [
    insert(one, 'Audited'),
  ]);
  const [rows] = await hostDb.batch({ tenantId: one }, [
    { text: `select operation, resource from audit_log where request_id = 'r-1'` },
  ]);

  expect(rows?.rows).toEqual([{ operation: 'create', resource: 'company' }]);
  for (const text of [
    'update audit_log set resource = null',
    'delete from audit_log',
    'delete from property_changes',
  ]) {
    await expect(db.batch({ tenantId: one }, [{ text }])).rejects.toMatchObject({ code: '42501' });
    await expect(hostDb.batch({ tenantId: one }, [{ text }])).rejects.toMatchObject({
      code: '42501',
    });
  }
});

test('a failed statement undoes the whole batch and leaves the connection usable', async () => {
  const name = randomUUID();
  await expect(
    db.batch({ tenantId: one }, [insert(one, name), { text: 'select 1 / (select 0)' }]),
  ).rejects.toMatchObject({ code: '22012' });
  const [found] = await db.batch({ tenantId: one }, [
    { text: 'select count(*)::int as n from companies where name = $1', values: [name] },
  ]);

  expect(found?.rows).toEqual([{ n: 0 }]);
});

test('a transaction that refuses keeps its connection and writes nothing', async () => {
  const name = randomUUID();
  await expect(
    db.transaction({ tenantId: one }, async (tx) => {
      await tx.query(insert(one, name).text, insert(one, name).values);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  const [found] = await db.batch({ tenantId: one }, [
    { text: 'select count(*)::int as n from companies where name = $1', values: [name] },
  ]);

  expect(found?.rows).toEqual([{ n: 0 }]);
});
