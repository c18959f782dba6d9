import type { AnyResource, Field } from '#kernel/domain';
import { canBeFound, resourceNamed, textLimit } from '#kernel/domain';
import { addAppendOnly } from './append-only.ts';
import { addChecks } from './checks.ts';
import { addComputed } from './computed.ts';
import { columnsOf, isTextual, searchable, withoutHistory } from './columns.ts';
import type { Column } from './columns.ts';
import { searchWordsTriggers } from './search-words.ts';
import {
  displayTemplate,
  linkTableOf,
  named,
  searchFunctionOf,
  snake,
  tableOf,
  templateSql,
} from './names.ts';

/** Anything that is created and dropped whole: an index, a key, a policy, a trigger, a function. */
export type SchemaObject = { readonly create: string; readonly drop: string };

export type Schema = {
  readonly tables: Record<string, { columns: Column[]; key: string[] }>;
  readonly objects: Record<string, SchemaObject>;
};

/** What the database must look like for these resources. */
export function schemaOf(resources: readonly AnyResource[]): Schema {
  const schema: Schema = { tables: {}, objects: {} };
  for (const resource of resources) addResource(schema, resource);
  return schema;
}

function addResource(schema: Schema, resource: AnyResource): void {
  const table = tableOf(resource);
  const tenant = resource.tenancy === 'tenant' ? ['tenant_id'] : [];
  schema.tables[table] = { columns: columnsOf(resource), key: [...tenant, 'id'] };
  const add = (name: string, object: SchemaObject) => void (schema.objects[named(name)] = object);

  for (const [name, object] of indexesOf(resource)) add(name, object);
  for (const [key, field] of Object.entries(resource.fields)) {
    if (field.kind === 'lookup')
      add(`fk_${table}__${snake(key)}`, foreignKey(resource, key, field));
    if (field.kind === 'multiLookup') addLink(schema, resource, key, field);
  }
  addFiles(resource, add);
  addChecks(resource, add);
  addComputed(resource, add);
  wall(table, resource, add, 'select, insert, update');
  if (resource.appendOnly) addAppendOnly(table, add);
  if (!resource.commonPartOf) add(`${table}.history`, noteTrigger(resource));
  if (searchable(resource).length && resource.tenancy === 'tenant' && !resource.rowsDifferByUser) {
    add(`${table}.search`, searchFunction(resource));
  }
  if (canBeFound(resource) && resource.tenancy === 'tenant') {
    add(`${table}.searchWords`, searchWordsTriggers(resource));
  }
}

export const sortSql = (alias: string, key: string, field: Field | undefined): string =>
  field && isTextual(field) ? `lower(${alias}${snake(key)})` : `${alias}${snake(key)}`;

/**
 * PostgreSQL walks an index on lower(x) without the table only when x itself is in it: a deep page
 * takes 2 ms instead of 20. Long texts stay out, an index row has room for 2,700 bytes.
 */
function carriedBy(resource: AnyResource, keys: readonly string[]): string {
  const columns = keys.flatMap((key) => {
    const field = resource.fields[key];
    const isShort = field?.kind === 'choice' || (field?.max ?? textLimit) <= 200;
    return field && isTextual(field) && isShort ? [snake(key)] : [];
  });
  return columns.length ? ` include (${columns.join(', ')})` : '';
}

/** `name` or `creationTime desc`. */
function sortPart(resource: AnyResource, part: string): string {
  const [key = '', ...direction] = part.split(' ');
  return [sortSql('', key, resource.fields[key]), ...direction].join(' ');
}

/** Two records without a parent are twins too; two without an address are not. */
const countsNothing = (resource: AnyResource, keys: readonly string[]): boolean => {
  const optional = keys.filter((key) => !resource.fields[key]?.required);
  return optional.length > 0 && optional.every((key) => resource.fields[key]?.kind === 'lookup');
};

function indexesOf(resource: AnyResource): [string, SchemaObject][] {
  const table = tableOf(resource);
  const tenant = resource.tenancy === 'tenant' ? 'tenant_id, ' : '';
  const sorts = resource.list.sort.split(',').map((part) => part.trim());
  const sort = sorts.map((part) => sortPart(resource, part)).join(', ');
  const carried = carriedBy(resource, sorts);
  // A row that is never deleted needs no such condition, and a query none to find the index.
  const live = resource.appendOnly ? '' : ' where not is_deleted';
  const index = (name: string, what: string, unique = ''): [string, SchemaObject] => [
    named(name),
    {
      create: `create ${unique}index ${name} on ${table} ${what}${live}`,
      drop: `drop index ${name}`,
    },
  ];
  const filters = new Set(resource.filters ?? []);
  const plain = Object.entries(resource.fields).filter(([, field]) => field.kind !== 'multiLookup');
  const uniques: [readonly string[], string][] = [
    ...plain.filter(([, field]) => field.unique).map(([key]): [string[], string] => [[key], '']),
    ...(resource.unique ?? []).map((keys): [readonly string[], string] => [
      keys,
      countsNothing(resource, keys) ? ' nulls not distinct' : '',
    ]),
  ];
  return [
    index(`ix_${table}__sort`, `(${tenant}${sort}, id)${carried}`),
    ...plain
      .filter(
        ([key, field]) => filters.has(key) && field.kind !== 'multiChoice' && !field.recounted,
      )
      .map(([key]) =>
        index(`ix_${table}__${snake(key)}`, `(${tenant}${snake(key)}, ${sort}, id)${carried}`),
      ),
    ...plain
      .filter(([key, field]) => field.kind === 'lookup' && !filters.has(key))
      .map(([key]) => index(`ix_${table}__${snake(key)}`, `(${tenant}${snake(key)})`)),
    ...uniques.map(([keys, nulls]) =>
      index(
        `uq_${table}__${keys.map(snake).join('__')}`,
        `(${tenant}${keys.map((key) => sortSql('', key, resource.fields[key])).join(', ')})${nulls}`,
        'unique ',
      ),
    ),
    ...(searchable(resource).length && tenant
      ? [index(`ix_${table}__search`, `using gin (tenant_id, search_text gin_trgm_ops)`)]
      : []),
  ];
}

/** D1: composite, so that a reference can never leave its tenant. Deferrable for restore. */
function foreignKey(resource: AnyResource, key: string, field: Field): SchemaObject {
  return referenceKey(tableOf(resource), snake(key), resource, resourceNamed(field.resource ?? ''));
}

function referenceKey(
  table: string,
  column: string,
  from: AnyResource,
  to: AnyResource,
  onDelete = '',
): SchemaObject {
  const name = `fk_${table}__${column}`;
  const shared = from.tenancy === 'tenant' && to.tenancy === 'tenant';
  const here = shared ? `tenant_id, ${column}` : column;
  const there = shared ? 'tenant_id, id' : 'id';
  return {
    create: `alter table ${table} add constraint ${name} foreign key (${here}) references ${tableOf(to)} (${there})${onDelete} deferrable`,
    drop: `alter table ${table} drop constraint ${name}`,
  };
}

function addLink(schema: Schema, resource: AnyResource, key: string, field: Field): void {
  const table = linkTableOf(resource, key);
  const target = resourceNamed(field.resource ?? '');
  const add = (name: string, object: SchemaObject) => void (schema.objects[named(name)] = object);
  const uuid = (name: string): Column => ({ name, type: 'uuid', notNull: true });
  const tenant = resource.tenancy === 'tenant' ? ['tenant_id'] : [];
  schema.tables[table] = {
    columns: [...tenant, 'owner_id', 'target_id'].map(uuid),
    key: [...tenant, 'owner_id', 'target_id'],
  };
  add(`fk_${table}__owner_id`, referenceKey(table, 'owner_id', resource, resource));
  add(`fk_${table}__target_id`, referenceKey(table, 'target_id', resource, target));
  add(`ix_${table}__target`, {
    create: `create index ix_${table}__target on ${table} (${[...tenant, 'target_id'].join(', ')})`,
    drop: `drop index ix_${table}__target`,
  });
  wall(table, resource, add, 'select, insert, delete');
  if (resource.appendOnly) addAppendOnly(table, add);
}

/** A file field points at a file of the tenant, and the record becomes its owner. */
function addFiles(resource: AnyResource, add: (name: string, object: SchemaObject) => void): void {
  const table = tableOf(resource);
  const columns = Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'file')
    .map(([key]) => snake(key));
  if (!columns.length) return;
  if (resource.tenancy !== 'tenant') throw new Error(`${resource.name}: files belong to a tenant`);
  for (const column of columns) {
    const name = `fk_${table}__${column}`;
    add(name, {
      create: `alter table ${table} add constraint ${name} foreign key (tenant_id, ${column}) references files (tenant_id, id) deferrable`,
      drop: `alter table ${table} drop constraint ${name}`,
    });
  }
  add(`${table}.files`, {
    create: `create trigger files after insert or update of ${columns.join(', ')} on ${table}\n  for each row execute function own_files('${resource.name}', '${columns.join(',')}')`,
    drop: `drop trigger files on ${table}`,
  });
}

function wall(
  table: string,
  { tenancy, ownRowOnly, appendOnly }: AnyResource,
  add: (name: string, object: SchemaObject) => void,
  usualGrants: string,
): void {
  const grants = appendOnly ? 'select, insert' : usualGrants;
  const rule = 'tenant_id = current_tenant()';
  const own =
    tenancy === 'tenant'
      ? `create policy tenant_wall on ${table} to caseway_app using (${rule}) with check (${rule})`
      : `create policy tenant_wall on ${table} for select to caseway_app using (${ownRowOnly ? 'id = current_tenant()' : 'true'})`;
  const appGrants = tenancy === 'tenant' ? grants : 'select';
  add(`${table}.wall`, {
    create: [
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      own,
      `create policy host_work on ${table} to caseway_host using (true) with check (true)`,
      // A table that was changed until now keeps its old grants unless they are taken back.
      ...(appendOnly ? [`revoke all on ${table} from caseway_app, caseway_host`] : []),
      `grant ${appGrants} on ${table} to caseway_app`,
      `grant ${grants} on ${table} to caseway_host`,
    ].join(';\n'),
    drop: [`drop policy tenant_wall on ${table}`, `drop policy host_work on ${table}`].join(';\n'),
  });
}

/** The rows of what is only added to are its history: who wrote them is noted, once a statement. */
const noteTrigger = (resource: AnyResource): SchemaObject =>
  resource.appendOnly && resource.tenancy === 'tenant'
    ? additionsTrigger(resource)
    : historyTrigger(resource);

function additionsTrigger(resource: AnyResource): SchemaObject {
  const table = tableOf(resource);
  return {
    create: `create trigger history after insert on ${table}\n  referencing new table as added for each statement execute function audit_additions('${resource.name}')`,
    drop: `drop trigger history on ${table}`,
  };
}

/** A row trigger for each of a hundred thousand records would cost more than the figures themselves. */
function notedUpdate(resource: AnyResource): string {
  const recounted = Object.entries(resource.fields).flatMap(([key, { recounted: is }]) =>
    is ? [snake(key)] : [],
  );
  if (!recounted.length) return 'update';
  const noted = columnsOf(resource).filter(
    ({ name, generated }) => !recounted.includes(name) && !generated,
  );
  return `update of ${noted.map(({ name }) => name).join(', ')}`;
}

function historyTrigger(resource: AnyResource): SchemaObject {
  const table = tableOf(resource);
  const references = Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([, field]) => field.kind === 'lookup')
      .map(([key, field]) => {
        const target = resourceNamed(field.resource ?? '');
        const text = templateSql(displayTemplate(target), 't');
        return [snake(key), { table: tableOf(target), text, tenant: target.tenancy === 'tenant' }];
      }),
  );
  const argument = (text: string) => `'${text.replace(/'/g, "''")}'`;
  const given = [resource.name, withoutHistory(resource).join(','), JSON.stringify(references)];
  return {
    create: `create trigger history after insert or ${notedUpdate(resource)} or delete on ${table}\n  for each row execute function capture_change(${given.map(argument).join(', ')})`,
    drop: `drop trigger history on ${table}`,
  };
}

/**
 * LIKE is not leakproof, so under a policy it cannot use an index. This function runs as
 * caseway_host and names the tenant itself; it answers rows of the current tenant and nothing else.
 */
function searchFunction(resource: AnyResource): SchemaObject {
  const table = tableOf(resource);
  const name = searchFunctionOf(resource);
  const from = `select t.* from public.${table} t
      where t.tenant_id = public.current_tenant() and not t.is_deleted`;
  return {
    create: `create function ${name}(whole text, word text) returns setof ${table}
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query ${from} and t.search_text like whole;
  else
    return query ${from} and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function ${name}(text, text) owner to caseway_host;
revoke all on function ${name}(text, text) from public;
grant execute on function ${name}(text, text) to caseway_app, caseway_host`,
    drop: `drop function ${name}(text, text)`,
  };
}
