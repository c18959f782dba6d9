import pg from 'pg';
import type { AnyResource } from '#kernel/domain';
import { diffSchemas, schemaOf } from '#kernel/server';

/** What the generated migration of these resources does, on one test database. */
export async function addTables(
  ownerUrl: string,
  resources: readonly AnyResource[],
): Promise<void> {
  const statements = diffSchemas({ tables: {}, objects: {} }, schemaOf(resources));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('grant create on schema public to caseway_host');
    for (const statement of statements) await client.query(statement);
    await client.query('revoke create on schema public from caseway_host');
    await client.query('commit');
  } finally {
    await client.end();
  }
}
