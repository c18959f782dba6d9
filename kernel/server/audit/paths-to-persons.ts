import { resources } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { snake, tableOf } from '../schema/names.ts';

/** From a record to the person it is about, or to the record that it names by `objectId`. */
type Path = { readonly tables: readonly Hop[]; readonly endsAt: 'person' | 'record' };
type Hop = { readonly table: string; readonly column: string };

const ofTenant = (): AnyResource[] => resources().filter(({ tenancy }) => tenancy === 'tenant');

const hop = (resource: AnyResource, field: string): Hop => ({
  table: tableOf(resource),
  column: snake(field),
});

/** A path for each resource whose records are about somebody: the shortest by its lookups. */
export function pathsToPersons(): ReadonlyMap<string, Path> {
  const all = ofTenant();
  const paths = new Map<string, Path>();
  for (const resource of all) {
    if (resource.person) {
      paths.set(resource.name, { tables: [hop(resource, 'id')], endsAt: 'person' });
    } else if (resource.fields['objectId']?.kind === 'text') {
      paths.set(resource.name, { tables: [hop(resource, 'objectId')], endsAt: 'record' });
    }
  }
  for (let grows = true; grows;) {
    const found = new Map<string, Path>();
    for (const resource of all) {
      if (paths.has(resource.name)) continue;
      const path = stepFrom(resource, paths);
      if (path) found.set(resource.name, path);
    }
    for (const [name, path] of found) paths.set(name, path);
    grows = found.size > 0;
  }
  return paths;
}

function stepFrom(resource: AnyResource, paths: ReadonlyMap<string, Path>): Path | undefined {
  for (const [key, field] of Object.entries(resource.fields)) {
    const next = field.kind === 'lookup' && field.resource ? paths.get(field.resource) : undefined;
    if (!next) continue;
    // The person's own id is what the lookup holds already.
    const rest = next.tables[0]?.column === 'id' ? [] : next.tables;
    return { tables: [hop(resource, key), ...rest], endsAt: next.endsAt };
  }
  return undefined;
}

/** Persons and what points at one directly; the common part stands for the resources that keep it. */
export function nearPersons(paths: ReadonlyMap<string, Path>): Path[] {
  const kept = new Set(ofTenant().flatMap(({ commonPartOf = [] }) => commonPartOf));
  return [...paths].flatMap(([name, path]) =>
    path.endsAt === 'person' && path.tables.length === 1 && !kept.has(name) ? [path] : [],
  );
}

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

/** The kinds whose records lead to a person by a way of their own; every other id is looked for nearby. */
export function kindsWithOwnWay(): ReadonlySet<string> {
  const paths = pathsToPersons();
  const near = new Set(nearPersons(paths));
  return new Set([...paths].flatMap(([name, path]) => (near.has(path) ? [] : [name])));
}

/**
 * One row for each person that the shown records are about. $1: who of which tenant was shown what.
 * An id is looked for among persons and what points at one, and among the records of `kind`.
 */
export function insertShownText(kind: string): string | null {
  const paths = pathsToPersons();
  const near = nearPersons(paths);
  const own = paths.get(kind);
  const named = own?.endsAt === 'record' ? ` union all ${lookSql(own, 'ids', asUuid)}` : '';
  const ways = own?.endsAt === 'person' && !near.includes(own) ? [...near, own] : near;
  if (!ways.length) return null;
  const found = ways.map((path) => lookSql(path, 'reached', (column) => column)).join('\n  union ');
  return `with asked as materialized (
    select x.*, i.id
    from json_to_recordset($1::json)
      as x (n uuid, a uuid, t uuid, m uuid, q text, o text, r text, i uuid, s uuid[]),
      unnest(x.s) as i (id)
  ), ids as materialized (select distinct n, id, id as at from asked),
  reached as materialized (select n, id, at from ids${named}),
  found as materialized (${found})
  insert into audit_log (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id,
    operation, resource, record_id)
  select distinct a.n, a.a, a.t, a.m, a.q, a.o, a.r, f.value
  from asked a join found f on f.n = a.n and f.id = a.id where f.value is distinct from a.i`;
}
