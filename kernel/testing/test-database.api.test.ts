import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const [first, second] = [await testDatabase(), await testDatabase()];

async function tables(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  await client.end();
  return rows.map((row) => row.name);
}

test('every test file gets a database of its own', async () => {
  const client = new Client({ connectionString: first });
  await client.connect();
  await client.query('create table only_here (id int)');
  await client.end();

  expect(first).not.toBe(second);
  expect(await tables(first)).toContain('only_here');
  expect(await tables(second)).not.toContain('only_here');
});
