import { resources } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { linkTableOf, tableOf } from '../schema/names.ts';
import type { RowsOfPerson } from './rows-of-person.ts';

export type PlainRows = { readonly table: string; readonly rows: readonly object[] };

type Key = { readonly table: string; readonly column: string; readonly target: string };

/** Foreign keys of two columns, the first being the tenant: what no definition makes points like this. */
const keysText = `select c.conrelid::regclass::text as table, a.attname::text as column,
    c.confrelid::regclass::text as target
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 2
    and c.confrelid::regclass::text = any($1::text[])
    and c.conrelid::regclass::text <> all($2::text[])
    and has_table_privilege(current_user, c.conrelid, 'select')
  order by 1, 2`;

/** What opens a door is no answer to what is kept of somebody. */
const isSecret = (column: string): boolean =>
  /hash|token|secret|password|sealed|search|stamp|storage_key/.test(column);

const shown = (row: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column)));

/** Tables without a definition, by their foreign keys: slots, texts of files, what was signed. */
export async function plainRowsOfPerson(tx: Tx, { about }: RowsOfPerson): Promise<PlainRows[]> {
  const all = resources();
  const defined = all.flatMap((resource) => [
    tableOf(resource),
    ...Object.entries(resource.fields)
      .filter(([, { kind }]) => kind === 'multiLookup')
      .map(([key]) => linkTableOf(resource, key)),
  ]);
  const found = new Map(
    all.flatMap((resource) => {
      const ids = about.get(resource.name);
      return ids ? [[tableOf(resource), [...ids]] as const] : [];
    }),
  );
  const keys = await tx.query<Key>(keysText, [[...found.keys()], defined]);
  const results = await tx.batch(
    keys.map(({ table, column, target }) => ({
      text: `select to_jsonb(t) as row from ${table} t where t.${column} = any($1::uuid[])`,
      values: [found.get(target) ?? []],
    })),
  );
  const rows = new Map<string, object[]>();
  for (const [at, { table }] of keys.entries()) {
    const some = (results[at]?.rows ?? []) as { row: Record<string, unknown> }[];
    if (some.length)
      rows.set(table, [...(rows.get(table) ?? []), ...some.map(({ row }) => shown(row))]);
  }
  return [...rows].map(([table, some]) => ({ table, rows: some }));
}
