import type { Pool } from 'pg';

type Counted = { readonly name: string; readonly writes: string };
type Shown = { readonly view: string; readonly tables: readonly string[] };

/** What PostgreSQL counts comes some seconds late: it is seen at the next look. */
const countedText = `select coalesce(parent.relname, t.relname)::text as name,
    sum(n_tup_ins + n_tup_upd + n_tup_del)::text as writes
  from pg_stat_user_tables t
    left join pg_inherits i on i.inhrelid = t.relid left join pg_class parent on parent.oid = i.inhparent
  where t.schemaname = 'public' group by 1`;

const shownText = `with recursive reads as (
    select distinct v.oid as view, d.refobjid as read from pg_class v
      join pg_rewrite r on r.ev_class = v.oid join pg_depend d on d.objid = r.oid and d.refclassid = 'pg_class'::regclass
      where v.relkind = 'v' and v.relnamespace = 'public'::regnamespace and d.refobjid <> v.oid
  ), all_reads as (
    select view, read from reads union select a.view, r.read from all_reads a join reads r on r.view = a.read
  )
  select v.relname::text as view, array_agg(distinct t.relname::text) as tables from all_reads a
    join pg_class v on v.oid = a.view join pg_class t on t.oid = a.read and t.relkind in ('r', 'p') group by 1`;

const wordsOf = (sql: string): ReadonlySet<string> => new Set(sql.match(/\w+/g));

/** The tables that statements read, by name or through a view. */
export function readBy(sql: string, shown: readonly Shown[]): ReadonlySet<string> {
  const words = wordsOf(sql);
  const behind = shown.filter(({ view }) => words.has(view)).flatMap(({ tables }) => tables);
  return new Set([...words, ...behind]);
}

/** Says which statements read what has been written since it was asked before. */
export class WrittenTables {
  readonly #owner: Pool;
  readonly #last = new Map<string, string>();
  #shown: Promise<readonly Shown[]> | null = null;

  constructor(owner: Pool) {
    this.#owner = owner;
  }

  async #written(): Promise<readonly string[]> {
    const { rows } = await this.#owner.query<Counted>(countedText);
    const written = rows.filter(({ name, writes }) => this.#last.get(name) !== writes);
    for (const { name, writes } of rows) this.#last.set(name, writes);
    return written.map(({ name }) => name);
  }

  async readers<T extends { readonly find: string }>(all: readonly T[]): Promise<T[]> {
    this.#shown ??= this.#owner.query<Shown>(shownText).then(({ rows }) => rows);
    const [shown, written] = await Promise.all([this.#shown, this.#written()]);
    return all.filter(({ find }) => {
      const read = readBy(find, shown);
      return written.some((table) => read.has(table));
    });
  }
}
