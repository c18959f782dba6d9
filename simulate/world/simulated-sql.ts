import { Client } from 'pg';

/**
 * The clock of a database whose time is simulated. `now()` in statements is found along the search path;
 * what was bound when a table, a view or a function was made is written anew.
 */
const clockSql = `
  create schema simulated;
  grant usage on schema simulated to public;
  create sequence simulated.ahead minvalue -9000000000000000 start 0;
  grant select, update on simulated.ahead to public;
  create function simulated.now() returns timestamptz language sql stable parallel safe as
    $$ select pg_catalog.now() + (select last_value from simulated.ahead) * interval '1 millisecond' $$;
  create function simulated.clock_timestamp() returns timestamptz language sql volatile as
    $$ select pg_catalog.clock_timestamp() + (select last_value from simulated.ahead) * interval '1 millisecond' $$;
  do $do$
  declare one record;
  begin
    execute format('alter database %I set search_path = public, simulated, pg_catalog', current_database());
    for one in
      select c.oid::regclass as place, a.attname, pg_get_expr(d.adbin, d.adrelid) as said
        from pg_attrdef d join pg_class c on c.oid = d.adrelid
          join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where pg_get_expr(d.adbin, d.adrelid) ~ '\\m(now|clock_timestamp)\\(\\)' and a.attgenerated = ''
          and c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('public', 'pgboss')
    loop
      execute format('alter table %s alter column %I set default %s', one.place, one.attname,
        regexp_replace(one.said, '\\m(now|clock_timestamp)\\(\\)', 'simulated.\\1()', 'g'));
    end loop;
    for one in
      select p.oid, pg_get_functiondef(p.oid) as said from pg_proc p
        where p.pronamespace::regnamespace::text in ('public', 'pgboss') and p.prokind in ('f', 'p')
          and p.prosrc ~ '\\m(now|clock_timestamp)\\(\\)'
    loop
      execute regexp_replace(one.said, '(?<![.])\\m(now|clock_timestamp)\\(\\)', 'simulated.\\1()', 'g');
    end loop;
    for one in
      select c.oid::regclass as place, pg_get_viewdef(c.oid) as said from pg_class c
        where c.relkind = 'v' and c.relnamespace::regnamespace::text = 'public'
          and pg_get_viewdef(c.oid) ~ '\\m(now|clock_timestamp)\\(\\)'
    loop
      execute format('create or replace view %s as %s', one.place,
        regexp_replace(one.said, '\\m(now|clock_timestamp)\\(\\)', 'simulated.\\1()', 'g'));
    end loop;
  end $do$`;

/** As the owner of a migrated database, before its first row. */
export async function simulateClock(ownerUrl: string, ahead: number): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(clockSql);
    await client.query(`select setval('simulated.ahead', $1)`, [ahead]);
  } finally {
    await client.end();
  }
}
