import pg from 'pg';
import { roleUrl } from '../server/schema/roles.ts';
import { testSecrets } from './template.ts';

/** A hash of the rows of every table, so that two databases can be compared whole. */
export async function contentOf(
  ownerUrl: string,
  only: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const client = new pg.Client({
    connectionString: roleUrl(ownerUrl, 'caseway_host', testSecrets()),
  });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind in ('r', 'p') and not relispartition
         and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
         and relname not in ('schema_migrations', 'version', 'queue_stats')
       order by 1`,
    );
    const content: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const where = only[name] ?? 'true';
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '')
           as hash from ${name} t where ${where}`,
      );
      content[name] = rows[0].hash;
    }
    return content;
  } finally {
    await client.end();
  }
}
