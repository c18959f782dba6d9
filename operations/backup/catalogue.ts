import pg from 'pg';

export type TableName = { readonly schema: string; readonly name: string };
export type Table = TableName & { readonly columns: readonly string[]; readonly isOpen: boolean };
export type Reference = { readonly from: string; readonly to: string };

export const textOf = ({ schema, name }: TableName): string => `${schema}.${name}`;

export const sqlName = ({ schema, name }: TableName): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** What a rebuilt database knows by itself: its level, and the queue's own measurements. */
const ownBookkeeping = `('public.schema_migrations', 'pgboss.version', 'pgboss.queue_stats')`;

/**
 * Partitions come with the table they belong to, generated columns by themselves. A table that the
 * host role cannot see whole must never pass for an empty one.
 */
const tablesText = `select n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    has_table_privilege('caseway_host', c.oid, 'select') and (not c.relrowsecurity or exists (
      select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*')
        and 'caseway_host'::regrole = any (p.polroles)
        and pg_get_expr(p.polqual, p.polrelid) = 'true')) as "isOpen"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname || '.' || c.relname not in ${ownBookkeeping}
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1, 2`;

export async function tablesOf(client: pg.Client): Promise<Table[]> {
  return (await client.query<Table>(tablesText)).rows;
}

const referencesText = `select fn.nspname || '.' || f.relname as from, tn.nspname || '.' || t.relname as to
  from pg_constraint k
  join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
  join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and fn.nspname in ('public', 'pgboss')`;

export async function referencesOf(client: pg.Client): Promise<Reference[]> {
  return (await client.query<Reference>(referencesText)).rows;
}

export async function queueVersionOf(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query('select version from pgboss.version');
  return Number(rows[0].version);
}

export type Sequence = TableName & { readonly value: string };

export async function sequencesOf(owner: pg.Client): Promise<Sequence[]> {
  const { rows } = await owner.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'pgboss') and last_value is not null order by 1, 2`,
  );
  return rows;
}
