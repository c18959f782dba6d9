import type { AnyResource, Field } from '#kernel/domain';
import { isExact, referenceKey, resourceNamed } from '#kernel/domain';
import { displayTemplate, linkTableOf, snake, tableOf, templateSql } from '../schema/names.ts';

type Selection = {
  readonly columns: string;
  readonly joins: readonly string[];
  /** Asked so seldom that no connection keeps a plan for it. */
  readonly isRare?: boolean;
};

const selections = new WeakMap<AnyResource, Map<string, Selection>>();
const everyField = '*';
/** Callers choose the fields, and every connection keeps the plans of what it was asked. */
const mostSelections = 100;

/** Contract: an instant is ISO 8601 in UTC. */
const instant = (expression: string) => `to_char(${expression}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const timeColumn = (name: string) => instant(`t.${name} at time zone 'utc'`);

/**
 * How a record is answered: the fields that were asked for, or every one, references with their text,
 * and the common columns. Nothing is joined for a field that nobody asked for.
 */
export function selectionOf(resource: AnyResource, fields?: readonly string[]): Selection {
  const known = selections.get(resource) ?? new Map<string, Selection>();
  selections.set(resource, known);
  const key = fields?.join() ?? everyField;
  const kept = known.get(key);
  if (kept) return kept;
  const selection = build(resource, fields);
  if (fields && known.size >= mostSelections) return { ...selection, isRare: true };
  known.set(key, selection);
  return selection;
}

type Parts = { readonly columns: string[]; readonly joins: string[] };

/** The columns of these fields, and the joins that they need. */
export function fieldParts(resource: AnyResource, keys: readonly string[]): Parts {
  const columns: string[] = [];
  const joins: string[] = [];
  for (const key of new Set(keys)) {
    const field = resource.fields[key];
    if (!field) continue;
    if (field.kind === 'lookup') addLookup(resource, key, field, columns, joins);
    else if (field.kind === 'file') addFile(key, columns, joins);
    else if (field.kind === 'multiLookup') addMulti(resource, key, field, columns);
    else columns.push(`${valueSql(key, field)} as "${key}"`);
  }
  return { columns, joins };
}

function build(resource: AnyResource, fields?: readonly string[]): Selection {
  const { columns: own, joins } = fieldParts(resource, fields ?? Object.keys(resource.fields));
  const columns = [`t.id as "id"`, ...own];
  if (!resource.fields.displayName) {
    columns.push(`${templateSql(resource.title, 't')} as "displayName"`);
  }
  columns.push(`t.concurrency_stamp as "concurrencyStamp"`);
  for (const key of ['creationTime', 'lastModificationTime']) {
    if (!fields || fields.includes(key)) columns.push(`${timeColumn(snake(key))} as "${key}"`);
  }
  return { columns: columns.join(',\n    '), joins };
}

function valueSql(key: string, field: Field): string {
  if (field.kind === 'money') return `t.${snake(key)}::text`;
  if (isExact(field)) return `trim_scale(t.${snake(key)})::text`;
  if (field.kind === 'dateTime') return timeColumn(snake(key));
  return `t.${snake(key)}`;
}

/** Aliases carry the field's name so that a sort may use them. */
export const joinAlias = (key: string): string => `j_${snake(key)}`;

export function joinSql(resource: AnyResource, key: string, field: Field): string {
  const target = resourceNamed(field.resource ?? '');
  const alias = joinAlias(key);
  const sameTenant =
    resource.tenancy === 'tenant' && target.tenancy === 'tenant'
      ? `${alias}.tenant_id = t.tenant_id and `
      : '';
  return `left join ${tableOf(target)} ${alias} on ${sameTenant}${alias}.id = t.${snake(key)}`;
}

/** B-321: who is out of use or gone still has a name on older records, and it says so. */
function shownSql(target: AnyResource, alias: string): string {
  const text = templateSql(displayTemplate(target), alias);
  const isOut = target.fields.isActive
    ? `${alias}.is_deleted or not ${alias}.is_active`
    : `${alias}.is_deleted`;
  return `${text} || case when ${isOut} then ' (InActive)' else '' end`;
}

function addLookup(
  resource: AnyResource,
  key: string,
  field: Field,
  columns: string[],
  joins: string[],
): void {
  const target = resourceNamed(field.resource ?? '');
  const alias = joinAlias(key);
  const text = shownSql(target, alias);
  columns.push(
    `t.${snake(key)} as "${key}"`,
    `case when ${alias}.id is null then null else json_build_object('id', ${alias}.id, 'displayName', ${text}) end as "${referenceKey(key)}"`,
  );
  joins.push(joinSql(resource, key, field));
}

/** `pictureId` comes with `picture`: what is needed to show the file without asking for it. */
function addFile(key: string, columns: string[], joins: string[]): void {
  const alias = joinAlias(key);
  columns.push(
    `t.${snake(key)} as "${key}"`,
    `case when ${alias}.id is null then null else json_build_object('id', ${alias}.id, 'displayName', ${alias}.name, 'fileSizeInByte', ${alias}.size, 'contentType', ${alias}.content_type) end as "${referenceKey(key)}"`,
  );
  joins.push(
    `left join files ${alias} on ${alias}.tenant_id = t.tenant_id and ${alias}.id = t.${snake(key)}`,
  );
}

function addMulti(resource: AnyResource, key: string, field: Field, columns: string[]): void {
  const target = resourceNamed(field.resource ?? '');
  const text = templateSql(displayTemplate(target), 'm');
  const tenant = resource.tenancy === 'tenant' ? ' and l.tenant_id = t.tenant_id' : '';
  const same = target.tenancy === 'tenant' && tenant ? ' and m.tenant_id = l.tenant_id' : '';
  const shown = shownSql(target, 'm');
  const from = `from ${linkTableOf(resource, key)} l join ${tableOf(target)} m on m.id = l.target_id${same} where l.owner_id = t.id${tenant}`;
  columns.push(
    `(select coalesce(json_agg(m.id order by ${text}, m.id), '[]') ${from}) as "${key}"`,
    `(select coalesce(json_agg(json_build_object('id', m.id, 'displayName', ${shown}) order by ${text}, m.id), '[]') ${from}) as "${referenceKey(key)}"`,
  );
}
