import type pg from 'pg';
import { applyAll } from '#kernel/server';

/** All of ours in the schema, and nothing that belongs to an extension. Functions go first. */
const dropText = `select string_agg(statement, ';' order by rank) as text from (
    select 1 as rank, format('drop routine if exists %s cascade', p.oid::regprocedure) as statement
    from pg_proc p where p.pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass
        and d.deptype = 'e')
    union all
    select 2, format('drop %s if exists public.%I cascade', case c.relkind when 'v' then 'view'
      when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.relname)
    from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p', 'v', 'm', 'S') and not exists (
        select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
          -- A table in parts depends on its own column; its parts go with it.
          and d.refobjid <> d.objid and d.deptype in ('e', 'a', 'i'))
    union all
    select 3, format('drop type if exists public.%I cascade', t.typname)
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid
        and d.classid = 'pg_type'::regclass and d.deptype = 'e')
  ) statements`;

/** Inside the caller's transaction: the old content is gone only when the new one is complete. */
export async function rebuild(
  owner: pg.Client,
  folder: string,
  migrations: readonly string[],
): Promise<void> {
  const { rows } = await owner.query<{ text: string | null }>(dropText);
  if (rows[0]?.text) await owner.query(rows[0].text);
  await applyAll(owner, folder, migrations);
}
