import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { prepareJobs } from './prepare.ts';

const url = await testDatabase();

test('preparing twice changes nothing, and a missing queue is made', async () => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const version = async () => {
    const { rows } = await client.query('select version from pgboss.version');
    return Number(rows[0].version);
  };
  const newest = await version();

  await prepareJobs(client);
  expect(await version()).toBe(newest);
  await client.query('drop schema pgboss cascade');
  await prepareJobs(client);
  expect(await version()).toBe(newest);
  await client.end();
});

test('the tables of the queue belong to the owner, and nobody else may change them', async () => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ role: string; ddl: boolean; deletes: boolean }>(
    `select role, has_schema_privilege(role, 'pgboss', 'create') as ddl,
       has_table_privilege(role, 'pgboss.job_common', 'delete') as deletes
     from unnest(array['caseway_app', 'caseway_host']) role`,
  );
  await client.end();

  expect(rows).toEqual([
    { role: 'caseway_app', ddl: false, deletes: false },
    { role: 'caseway_host', ddl: false, deletes: true },
  ]);
});
