import { Client } from 'pg';
import { inject } from 'vitest';

/** Reads are noted there, and a call that was tried counts as one. */
const notedReads = /^public\.audit_/;

const tablesText = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

type Stamp = { readonly name: string; readonly stamp: string };

/** A connection that sees every table of every tenant, and the queue. */
export async function openTableStamps(ownerUrl: string) {
  const address = new URL(inject('TEST_PG').superUrl);
  address.pathname = new URL(ownerUrl).pathname;
  const client = new Client({ connectionString: address.href });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(tablesText);
  const stamps = tables
    .filter(({ name }) => !notedReads.test(name))
    .map(
      ({ name }) => `select '${name}' as name, count(*) || ' rows, ' ||
        coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as stamp from ${name} t`,
    );
  return {
    /** How many rows each table has, and a sum that changes with any of them. */
    async read(): Promise<Readonly<Record<string, string>>> {
      const { rows } = await client.query<Stamp>(stamps.join(' union all '));
      return Object.fromEntries(rows.map(({ name, stamp }) => [name, stamp]));
    },
    /** The tables, the queue among them, that have one of the texts in a row. */
    async tablesWith(texts: readonly string[]): Promise<string[]> {
      const like = texts.map((text) => `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`);
      const asked = tables.map(
        ({ name }) => `select '${name}' as name
          where exists (select from ${name} t where t::text like any ($1))`,
      );
      const { rows } = await client.query<{ name: string }>(asked.join(' union all '), [like]);
      return rows.map(({ name }) => name);
    },
    run: (text: string) => client.query(text),
    close: (): Promise<void> => client.end(),
  };
}
