import type { Actor, AnyResource, Field } from '#kernel/domain';
import { resourceNamed, seenBy } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { sortSql } from '../schema/model.ts';
import {
  displayTemplate,
  linkTableOf,
  searchFunctionOf,
  snake,
  tableOf,
  templateSql,
} from '../schema/names.ts';
import { abilitiesOn } from './abilities-of.ts';
import type { Filter, ListQuery, Sort } from './list-query.ts';
import { Params } from './params.ts';
import { scopeSql } from './scope-sql.ts';
import { joinAlias, joinSql, selectionOf } from './select.ts';

type ListStatements = { page: Statement; count: Statement; countKey: string };

/** Ids of the page first, then the joins: a deep page never joins the rows it skips. */
export function listStatements(
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
  verb: 'list' | 'lookup' | 'export' = 'list',
): ListStatements {
  const table = tableOf(resource);
  const counting = new Params();
  const where = conditions(actor, resource, query, `${resource.name}.${verb}`, counting);
  const count = {
    text: `select count(*)::int as total from ${table} t where ${where}`,
    values: counting.values,
  };

  const params = new Params();
  const pageWhere = conditions(actor, resource, query, `${resource.name}.${verb}`, params);
  const order = orderSql(resource, query.sorts);
  const joins = sortJoins(resource, query.sorts);
  const take = params.add(query.take, '::int');
  const skip = params.add(query.skip, '::int');
  const { columns, joins: all } = query.isSelectionList
    ? { columns: lookupColumns(resource), joins }
    : selectionOf(seenBy(actor, resource));
  const can = query.isSelectionList
    ? ''
    : `,\n    ${params.add(abilitiesOn(actor, resource), '::json')} as "can"`;
  const text = `select coalesce(json_agg(row_to_json(r)), '[]'::json) from (
  select ${columns}${can}
  from (
    select t.id from ${table} t ${joins}
    where ${pageWhere}
    order by ${order} limit ${take} offset ${skip}
  ) p join ${table} t on t.id = p.id
  ${all}
  order by ${order}
) r`;
  return {
    page: { text, values: params.values, raw: true },
    count,
    countKey: `${count.text}|${JSON.stringify(count.values)}`,
  };
}

/** The ids of the whole set in its order, for a cursor. */
export function idsStatement(actor: Actor, resource: AnyResource, query: ListQuery): Statement {
  const params = new Params();
  const where = conditions(actor, resource, query, `${resource.name}.export`, params);
  return {
    text: `select t.id from ${tableOf(resource)} t ${sortJoins(resource, query.sorts)}
    where ${where} order by ${orderSql(resource, query.sorts)}`,
    values: params.values,
  };
}

function conditions(
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
  ability: string,
  params: Params,
): string {
  return [
    'not t.is_deleted',
    ...scopeSql(actor, resource, ability, params),
    ...(query.ids.length ? [`t.id = any(${params.add(query.ids, '::uuid[]')})`] : []),
    ...searchSql(resource, query.filterText, params),
    ...query.filters.map((filter) => filterSql(resource, filter, params)),
  ].join(' and ');
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Three letters or more: anywhere. Fewer: the start of a word, which the trigram index can find. */
function searchSql(resource: AnyResource, text: string, params: Params): string[] {
  if (!text) return [];
  if (!Object.values(resource.fields).some((field) => field.searchable)) return ['false'];
  const needle = escapeLike(text.toLowerCase());
  const isLong = text.length >= 3;
  const whole = params.add(isLong ? `%${needle}%` : `${needle}%`, '::text');
  const word = params.add(isLong ? `%${needle}%` : `% ${needle}%`, '::text');
  return resource.tenancy === 'tenant'
    ? [`t.id in (select ${searchFunctionOf(resource)}(${whole}, ${word}))`]
    : [`(t.search_text like ${whole} or t.search_text like ${word})`];
}

const casts: Readonly<Record<string, string>> = {
  lookup: '::uuid',
  date: '::date',
  dateTime: '::timestamptz',
  number: '::numeric',
  money: '::numeric',
  percent: '::numeric',
  flag: '::boolean',
};

function filterSql(resource: AnyResource, { key, op, values }: Filter, params: Params): string {
  const field = resource.fields[key] as Field;
  const column = `t.${snake(key)}`;
  const cast = casts[field.kind] ?? '::text';
  if (field.kind === 'multiLookup') {
    const link = linkTableOf(resource, key);
    return `exists (select 1 from ${link} l where l.owner_id = t.id and l.target_id = any(${params.add(values, '::uuid[]')}))`;
  }
  if (field.kind === 'multiChoice') return `${column} && ${params.add(values, '::text[]')}`;
  if (op === 'from') return `${column} >= ${params.add(values[0], cast)}`;
  if (op === 'to') return `${column} <= ${params.add(values[0], cast)}`;
  if (op === 'contains') {
    const needle = `%${escapeLike(String(values[0]).toLowerCase())}%`;
    return `lower(${column}) like ${params.add(needle, '::text')}`;
  }
  // A single value keeps the sort order of a composite index usable; a list does not.
  return values.length === 1
    ? `${column} = ${params.add(values[0], cast)}`
    : `${column} = any(${params.add(values, `${cast}[]`)})`;
}

function orderSql(resource: AnyResource, sorts: readonly Sort[]): string {
  const last = sorts.at(-1)?.descending ? ' desc' : '';
  const parts = sorts.map(({ key, descending }) => {
    const field = resource.fields[key];
    const sql =
      field?.kind === 'lookup'
        ? `nullif(lower(${templateSql(displayTemplate(resourceNamed(field.resource ?? '')), joinAlias(key))}), '')`
        : sortSql('t.', key, field);
    return `${sql}${descending ? ' desc' : ''}`;
  });
  return [...parts, `t.id${last}`].join(', ');
}

const sortJoins = (resource: AnyResource, sorts: readonly Sort[]): string =>
  sorts
    .filter(({ key }) => resource.fields[key]?.kind === 'lookup')
    .map(({ key }) => joinSql(resource, key, resource.fields[key] as Field))
    .join(' ');

/** D-080. */
function lookupColumns(resource: AnyResource): string {
  const description = resource.lookup?.description;
  return [
    `t.id as "id"`,
    `${templateSql(displayTemplate(resource), 't')} as "displayName"`,
    resource.fields.isActive ? `t.is_active as "isActive"` : `true as "isActive"`,
    ...(description ? [`t.${snake(description)} as "descriptionOption"`] : []),
  ].join(', ');
}
