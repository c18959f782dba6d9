import type pg from 'pg';

/** Ours, and of no extension. The parts that months bring come and go with the clock. */
const ours = (kind: string, alias: string) =>
  `not exists (select from pg_depend e where e.classid = '${kind}'::regclass
     and e.objid = ${alias}.oid and e.deptype = 'e')`;
const inPublic = (column: string) => `${column} = 'public'::regnamespace`;
const ofTable = `${inPublic('c.relnamespace')} and c.relkind in ('r', 'p')
  and c.relname !~ '^audit_log_([0-9_]+|rest)$' and c.relname <> 'schema_migrations'`;

const access = (acl: string, kind: string, owner: string) =>
  `(select coalesce(json_agg(json_build_object('to', case when g.grantee = 0 then 'public'
       else g.grantee::regrole::text end, 'may', lower(g.privilege_type))
       order by g.grantee::regrole::text), '[]')
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) g where g.grantee <> ${owner})`;

const texts = {
  tables: `select c.oid::int, c.relname as name, c.relpersistence = 'u' as "isUnlogged",
      c.reloptions as options, c.relrowsecurity as "isWalled", c.relforcerowsecurity as "isForced",
      pg_get_partkeydef(c.oid) as "partedBy", c.relispartition as "isPart",
      ${access('c.relacl', 'r', 'c.relowner')} as access
    from pg_class c where ${ofTable} order by c.oid`,
  columns: `select a.attrelid::int as "tableId", a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, pg_get_expr(d.adbin, d.adrelid, true) as value,
      a.attgenerated as generated, case when c.relispartition then '' else a.attidentity end as identity, n.conname as "notNull",
      case when a.attcollation <> t.typcollation then a.attcollation::regcollation::text end as collation,
      pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence,
      ${access('a.attacl', 'c', 'c.relowner')} as access
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    left join pg_constraint n on n.conrelid = a.attrelid and n.contype = 'n' and n.conkey[1] = a.attnum
    where a.attnum > 0 and not a.attisdropped and ${ofTable} order by a.attrelid, a.attnum`,
  constraints: `select k.oid::int, k.conrelid::int as "tableId", k.conname as name, k.contype as kind,
      k.confrelid::int as "toId", k.conindid::int as "indexId", pg_get_constraintdef(k.oid, true) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype in ('p', 'u', 'x', 'c', 'f') and ${ofTable}
    order by array_position('{p,u,x,c,f}', k.contype::text), k.oid`,
  indexes: `select i.indexrelid::int as oid, i.indrelid::int as "tableId",
      pg_get_indexdef(i.indexrelid, 0, true) as text
    from pg_index i join pg_class c on c.oid = i.indrelid
    where not exists (select from pg_constraint k where k.conindid = i.indexrelid
      and k.contype in ('p', 'u', 'x')) and ${ofTable} order by i.indexrelid`,
  policies: `select p.oid::int, p.polrelid::int as "tableId", p.polname as name,
      p.polpermissive as "isPermissive", p.polcmd as command,
      array(select r::regrole::text from unnest(p.polroles) r where r <> 0) as roles,
      pg_get_expr(p.polqual, p.polrelid, true) as using, pg_get_expr(p.polwithcheck, p.polrelid, true) as check
    from pg_policy p join pg_class c on c.oid = p.polrelid where ${ofTable}
    order by array_position('{tenant_wall,host_work}', p.polname::text), p.oid`,
  triggers: `select t.oid::int, t.tgrelid::int as "tableId", t.tgname as name, t.tgenabled as enabled,
      pg_get_triggerdef(t.oid, true) as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgparentid = 0 and ${ofTable} order by t.oid`,
  views: `select c.oid::int, c.relname as name, c.reloptions as options,
      pg_get_viewdef(c.oid, true) as text, ${access('c.relacl', 'r', 'c.relowner')} as access
    from pg_class c where c.relkind = 'v' and ${inPublic('c.relnamespace')} and ${ours('pg_class', 'c')}
    order by c.oid`,
  functions: `select p.oid::int, p.proname as name, p.oid::regprocedure::text as signature,
      pg_get_function_arguments(p.oid) as arguments, pg_get_function_result(p.oid) as result,
      l.lanname as language, p.provolatile as volatility, p.proisstrict as "isStrict",
      p.prosecdef as "isDefiner", p.proleakproof as "isLeakproof", p.proparallel as parallel,
      p.procost::float8 as cost, p.prorows::float8 as rows, p.proretset as "isSet",
      p.proconfig as settings, p.prosrc as body,
      case when p.proowner <> n.nspowner and p.proowner::regrole::text <> current_user
        then p.proowner::regrole::text end as owner,
      exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
        where g.grantee = 0) as "isPublic",
      ${access('p.proacl', 'f', 'p.proowner')} as access
    from pg_proc p join pg_language l on l.oid = p.prolang join pg_namespace n on n.oid = p.pronamespace
    where ${inPublic('p.pronamespace')} and p.prokind in ('f', 'p') and ${ours('pg_proc', 'p')}
    order by p.oid`,
  extensions: `select e.extname as name from pg_extension e
    where ${inPublic('e.extnamespace')} order by e.oid`,
  needs: `select d.classid::regclass::text || ':' || d.objid as from,
      d.refclassid::regclass::text || ':' || d.refobjid as to
    from pg_depend d where d.objid >= 16384 and d.refobjid >= 16384 and d.deptype in ('n', 'a')
    order by 1, 2`,
  aliases: `select 'pg_attrdef:' || oid as from, 'pg_class:' || adrelid as to from pg_attrdef
    union all select 'pg_rewrite:' || oid, 'pg_class:' || ev_class from pg_rewrite
    union all select 'pg_type:' || oid, 'pg_class:' || typrelid from pg_type where typrelid <> 0
    union all select 'pg_type:' || t.typarray, 'pg_class:' || t.typrelid from pg_type t
      where typrelid <> 0 and typarray <> 0
    union all select 'pg_constraint:' || oid, 'pg_class:' || conrelid from pg_constraint
      where contype <> 'f' and conrelid <> 0
    union all select 'pg_class:' || conindid, 'pg_class:' || conrelid from pg_constraint
      where contype in ('p', 'u', 'x')
    union all select 'pg_policy:' || oid, 'wall:' || polrelid from pg_policy`,
} as const;

export type Access = { readonly to: string; readonly may: string };
export type Named = { readonly oid: number; readonly name: string };
type OfTable = { readonly tableId: number };
type Written = { readonly oid: number; readonly text: string };
export type Table = Named & {
  readonly isUnlogged: boolean;
  readonly options: string[] | null;
  readonly isWalled: boolean;
  readonly isForced: boolean;
  readonly partedBy: string | null;
  readonly isPart: boolean;
  readonly access: Access[];
};
export type Column = OfTable & {
  readonly name: string;
  readonly type: string;
  readonly value: string | null;
  readonly generated: string;
  readonly identity: string;
  readonly notNull: string | null;
  readonly collation: string | null;
  readonly sequence: string | null;
  readonly access: Access[];
};
export type Constraint = Named &
  OfTable &
  Written & { readonly kind: string; readonly toId: number };
export type Index = OfTable & Written;
export type Policy = Named &
  OfTable & {
    readonly isPermissive: boolean;
    readonly command: string;
    readonly roles: string[];
    readonly using: string | null;
    readonly check: string | null;
  };
export type Trigger = Named & OfTable & Written & { readonly enabled: string };
export type View = Named &
  Written & { readonly options: string[] | null; readonly access: Access[] };
export type StoredFunction = Named & {
  readonly signature: string;
  readonly arguments: string;
  readonly result: string | null;
  readonly language: string;
  readonly volatility: string;
  readonly isStrict: boolean;
  readonly isDefiner: boolean;
  readonly isLeakproof: boolean;
  readonly parallel: string;
  readonly cost: number;
  readonly rows: number;
  readonly isSet: boolean;
  readonly settings: string[] | null;
  readonly body: string;
  readonly owner: string | null;
  readonly isPublic: boolean;
  readonly access: Access[];
};
type Edge = { readonly from: string; readonly to: string };

export type Catalogue = {
  readonly tables: Table[];
  readonly columns: Column[];
  readonly constraints: Constraint[];
  readonly indexes: Index[];
  readonly policies: Policy[];
  readonly triggers: Trigger[];
  readonly views: View[];
  readonly functions: StoredFunction[];
  readonly extensions: { readonly name: string }[];
  readonly needs: Edge[];
  readonly aliases: Edge[];
};

/** What PostgreSQL says that the schema is, in the order in which it was made. */
export async function readCatalogue(owner: pg.Client): Promise<Catalogue> {
  await owner.query('set search_path = public');
  const read = async <T extends object>(text: string) => (await owner.query<T>(text)).rows;
  return {
    tables: await read<Table>(texts.tables),
    columns: await read<Column>(texts.columns),
    constraints: await read<Constraint>(texts.constraints),
    indexes: await read<Index>(texts.indexes),
    policies: await read<Policy>(texts.policies),
    triggers: await read<Trigger>(texts.triggers),
    views: await read<View>(texts.views),
    functions: await read<StoredFunction>(texts.functions),
    extensions: await read<{ name: string }>(texts.extensions),
    needs: await read<Edge>(texts.needs),
    aliases: await read<Edge>(texts.aliases),
  };
}
