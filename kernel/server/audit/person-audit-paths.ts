import { nearPersons, pathsToPersons } from './paths-to-persons.ts';
import type { Hop, Path } from './paths-to-persons.ts';

export type PersonAuditPaths = {
  /** How the records of an answer lead to persons; null where they lead to none. */
  wayFor(kind: string, isOneKind: boolean): string | null;
  /**
   * Adds a row for each answer that showed persons.
   * $1: who was shown what, each in its tenant.
   */
  insertText(way: string): string;
};

/** `offset 0` keeps it a look into the index for each id, whatever the planner thinks of the tables. */
const lookSql = ({ tables }: Path, from: string, value: (last: string) => string): string => {
  const last = tables.length - 1;
  const joins = tables.slice(1).map(({ table }, index) => {
    const before = tables[index] as Hop;
    return ` join ${table} t${index + 1} on t${index + 1}.tenant_id = t${index}.tenant_id
      and t${index + 1}.id = t${index}.${before.column}`;
  });
  return `select i.n, i.id, t.value from ${from} i cross join lateral (
    select ${value(`t${last}.${tables[last]?.column}`)} as value from ${tables[0]?.table} t0${joins.join('')}
    where t0.tenant_id = i.n and t0.id = i.at offset 0) t where t.value is not null`;
};

const asUuid = (column: string): string =>
  `case when ${column} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${column}::uuid end`;

/**
 * The records themselves are `ids`; with those that they name by `objectId` they are `reached`. One
 * person is the record of the row, several are its persons.
 */
function insertSql(paths: readonly Path[], named: Path | undefined): string {
  const also = named ? ` union all ${lookSql(named, 'ids', asUuid)}` : '';
  const found = paths.map((path) => lookSql(path, 'reached', (column) => column));
  return `with asked as materialized (
    select row_number() over () as answer, x.* from json_to_recordset($1::json)
      as x (n uuid, a uuid, t uuid, m uuid, q text, o text, r text, i uuid, s uuid[])
  ), ids as materialized (
    select distinct a.n, i.id, i.id as at from asked a, unnest(a.s) as i (id)
  ),
  reached as materialized (select n, id, at from ids${also}),
  found as materialized (${found.join('\n  union ')}),
  shown as (
    select a.answer, array_agg(distinct f.value) as persons
    from asked a cross join unnest(a.s) as i (id) join found f on f.n = a.n and f.id = i.id
    where f.value is distinct from a.i group by a.answer
  )
  insert into audit_log (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id,
    operation, resource, record_id, persons)
  select a.n, a.a, a.t, a.m, a.q, a.o, a.r, case when p.persons[2] is null then p.persons[1] end,
    case when p.persons[2] is not null then p.persons end
  from shown p join asked a using (answer)`;
}

const nearby = 'nearby';
const only = 'only ';

/**
 * A list of one kind is asked for the persons of that kind. Any other answer may name records of all
 * kinds: its ids are looked for among persons and what points at one, and among those of its own kind.
 */
export function personAuditPaths(): PersonAuditPaths {
  const paths = pathsToPersons();
  const near = nearPersons(paths);
  const texts = new Map<string, string>();

  function textOf(way: string): string {
    const own = paths.get(way.startsWith(only) ? way.slice(only.length) : way);
    if (own?.endsAt === 'record') return insertSql(near, own);
    if (!own) return insertSql(near, undefined);
    return insertSql(way.startsWith(only) ? [own] : [...near, own], undefined);
  }

  return {
    wayFor(kind, isOneKind) {
      const own = paths.get(kind);
      if (!near.length || (isOneKind && !own)) return null;
      if (isOneKind) return only + kind;
      return own && !near.includes(own) ? kind : nearby;
    },
    insertText(way) {
      const text = texts.get(way) ?? textOf(way);
      texts.set(way, text);
      return text;
    },
  };
}
