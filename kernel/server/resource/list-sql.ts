import type { Actor, AnyResource, Field, LinkedParam } from '#kernel/domain';
import { resourceNamed, seenBy, usualRowFields } from '#kernel/domain';
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
import { canSql } from './abilities-of.ts';
import { carriedTotal } from './carried-total.ts';
import type { CountedTotal } from './count-cache.ts';
import type { Filter, ListQuery, Sort } from './list-query.ts';
import { Params } from './params.ts';
import { scopeSql } from './scope-sql.ts';
import { fieldParts, joinAlias, joinSql, selectionOf } from './select.ts';

const usualSizes = new Set([10, 20, 50, 100]);

type ListStatements = {
  page: Statement;
  count: Statement;
  /** Page, total and snapshot in one: a page that is not full says how many there are. */
  counted(): Statement;
  countKey: string;
  /** The total from one that was counted before, where that is possible. */
  carried(before: CountedTotal): Statement | null;
  /** Of a search, page and total in one: finding the records is most of its cost. */
  answer?: Statement;
};

type Verb = 'list' | 'lookup' | 'export';

export function listStatements(
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
  verb: Verb = 'list',
): ListStatements {
  const ability = `${resource.name}.${verb}`;
  const counting = new Params();
  const counted = recordSet(actor, resource, query, ability, counting);
  const count = {
    text: `select count(*)::int as total, pg_current_snapshot()::text as snapshot
  from ${counted.from} where ${counted.where}`,
    values: counting.values,
    reads: !resource.rowsDifferByUser,
  };
  const params = new Params();
  const { from, where } = recordSet(actor, resource, query, ability, params);
  const shown = selectionFor(actor, resource, query);
  const page = {
    text: pageSql(
      actor,
      resource,
      query,
      shown,
      params,
      (joins) => `${from} ${joins} where ${where}`,
    ),
    values: params.values,
    raw: true,
    reads: !resource.rowsDifferByUser,
    isRare: shown.isRare,
  };
  return {
    page,
    count,
    counted: () => countedPage(actor, resource, query, ability),
    countKey: [
      ...(resource.rowsDifferByUser ? [actor.userId] : []),
      count.text,
      JSON.stringify(count.values),
    ].join('|'),
    carried(before) {
      const own = new Params();
      const set = recordSet(actor, resource, query, ability, own);
      return carriedTotal({ actor, resource, query, ability, ...set, params: own }, before);
    },
    ...(query.filterText && { answer: answerOf(actor, resource, query, ability) }),
  };
}

function countedPage(
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
  ability: string,
): Statement {
  const params = new Params();
  const { from, where } = recordSet(actor, resource, query, ability, params);
  const shown = selectionFor(actor, resource, query);
  const setWith = (joins: string) => `${from} ${joins} where ${where}`;
  const skip = params.add(query.skip, '::int');
  const isLast = `count(*) < ${params.add(query.take, '::int')} and (count(*) > 0 or ${skip} = 0)`;
  const total = `case when ${isLast} then ${skip} + count(*)
    else (select count(*) from ${from} where ${where}) end::int as total`;
  const more = `, ${total}, pg_current_snapshot()::text as snapshot`;
  return {
    text: pageSql(actor, resource, query, shown, params, setWith, more),
    values: params.values,
    raw: true,
    reads: !resource.rowsDifferByUser,
    isRare: shown.isRare,
  };
}

function answerOf(
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
  ability: string,
): Statement {
  const params = new Params();
  const { from, where } = recordSet(actor, resource, query, ability, params);
  const shown = selectionFor(actor, resource, query);
  const page = pageSql(actor, resource, query, shown, params, (joins) => `found t ${joins}`);
  return {
    text: `with found as materialized (select ${neededBy(resource, query)} from ${from} where ${where})
select row_to_json(a) from (select (${page}) as "items", (select count(*)::int from found) as "totalCount") a`,
    values: params.values,
    raw: true,
    reads: !resource.rowsDifferByUser,
    isRare: shown.isRare,
  };
}

/** What the order of a page asks of the records that were found: whole rows would be copied twice. */
function neededBy(resource: AnyResource, { sorts }: ListQuery): string {
  const tenant = resource.tenancy === 'tenant' ? ['tenant_id'] : [];
  const columns = new Set([...tenant, 'id', ...sorts.map(({ key }) => snake(key))]);
  return [...columns].map((column) => `t.${column}`).join(', ');
}

/** Ids of the page first, then the joins: a deep page never joins the rows it skips. */
function pageSql(
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
  shown: Shown,
  params: Params,
  setWith: (joins: string) => string,
  more = '',
): string {
  const order = orderSql(resource, query.sorts);
  const joins = sortJoins(resource, query.sorts);
  // PostgreSQL plans a page anew each time while it does not know its size beforehand.
  const take = usualSizes.has(query.take) ? String(query.take) : params.add(query.take, '::int');
  const skip = query.skip ? ` offset ${params.add(query.skip, '::int')}` : '';
  // A join that the order needs is made for the rows of the page too, and not twice.
  const all = [...new Set([...joins, ...shown.joins])].join('\n  ');
  const can = query.isSelectionList ? '' : `,\n    ${canSql(actor, resource, params)} as "can"`;
  return `select coalesce(json_agg(row_to_json(r)), '[]'::json)${more} from (
  select ${shown.columns}${can}
  from (
    select t.id from ${setWith(joins.join(' '))}
    order by ${order} limit ${take}${skip}
  ) p join ${tableOf(resource)} t on t.id = p.id
  ${all}
  order by ${order}
) r`;
}

/** The ids of the whole set in its order, for a cursor. */
export function idsStatement(actor: Actor, resource: AnyResource, query: ListQuery): Statement {
  const params = new Params();
  const { from, where } = recordSet(actor, resource, query, `${resource.name}.export`, params);
  return {
    text: `select t.id from ${from} ${sortJoins(resource, query.sorts).join(' ')}
    where ${where} order by ${orderSql(resource, query.sorts)}`,
    values: params.values,
  };
}

type SetSql = { readonly from: string; readonly where: string };

/** The records that the query is about, as `t`. */
export function recordSet(
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
  ability: string,
  params: Params,
): SetSql {
  const search = searchSql(resource, query, params);
  const conditions = [
    'not t.is_deleted',
    ...scopeSql(actor, resource, ability, params),
    ...(query.ids.length ? [`t.id = any(${params.add(query.ids, '::uuid[]')})`] : []),
    ...search.conditions,
    ...query.filters.map((filter) => filterSql(resource, filter, params)),
  ];
  return { from: `${search.source} t`, where: conditions.join(' and ') };
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** A phone number is typed in groups and kept without. */
const unspaced = (needle: string) =>
  /^[\d ]+$/.test(needle) ? needle.replaceAll(' ', '') : needle;

/** Three letters or more: anywhere. Fewer: the start of a word, which the trigram index can find. */
export function searchPatterns(text: string): { readonly whole: string; readonly word: string } {
  const needle = escapeLike(text.toLowerCase());
  return text.length >= 3
    ? { whole: `%${needle}%`, word: `%${unspaced(needle)}%` }
    : { whole: `${needle}%`, word: `% ${needle}%` };
}

function searchSql(
  resource: AnyResource,
  { filterText: text, most }: ListQuery,
  params: Params,
): { source: string; conditions: string[] } {
  const table = tableOf(resource);
  if (!text) return { source: table, conditions: [] };
  if (!Object.values(resource.fields).some((field) => field.searchable)) {
    return { source: table, conditions: ['false'] };
  }
  const patterns = searchPatterns(text);
  const whole = params.add(patterns.whole, '::text');
  const word = params.add(patterns.word, '::text');
  // The search functions look past the policies of their table.
  const isOpen = resource.tenancy === 'tenant' && !resource.rowsDifferByUser;
  if (resource.tenancy === 'tenant' && resource.rowsDifferByUser) {
    // Ids alone: the policies of the table decide which of those are seen.
    const ids = `select find_ids('${table}', ${whole}, ${word})`;
    return { source: table, conditions: [`t.id in (${ids})`] };
  }
  if (isOpen && most) {
    const some = `find_some('${table}', ${whole}, ${word}, ${most})`;
    return { source: table, conditions: [`t.id in (select ${some})`] };
  }
  return isOpen
    ? { source: `${searchFunctionOf(resource)}(${whole}, ${word})`, conditions: [] }
    : {
        source: table,
        conditions: [`(t.search_text like ${whole} or t.search_text like ${word})`],
      };
}

const casts: Readonly<Record<string, string>> = {
  lookup: '::uuid',
  date: '::date',
  dateTime: '::timestamptz',
  number: '::numeric',
  money: '::numeric',
  percent: '::numeric',
  decimal: '::numeric',
  flag: '::boolean',
};

/** Records of another resource point here, by a lookup or by the rows of a multi-lookup. */
function linkedSql({ values, link }: Filter & { link: LinkedParam }, params: Params): string {
  const other = resourceNamed(link.linkedFrom);
  const field = other.fields[link.field ?? ''];
  const wanted = params.add(values, `${casts[field?.kind ?? 'lookup'] ?? '::text'}[]`);
  const condition = `not o.is_deleted and o.${snake(link.field ?? 'id')} = any(${wanted})`;
  if (other.fields[link.by]?.kind === 'lookup')
    return `exists (select 1 from ${tableOf(other)} o where o.${snake(link.by)} = t.id and ${condition})`;
  return `exists (select 1 from ${linkTableOf(other, link.by)} l
    join ${tableOf(other)} o on o.tenant_id = l.tenant_id and o.id = l.owner_id
    where l.tenant_id = t.tenant_id and l.target_id = t.id and ${condition})`;
}

/** An id that is none of theirs finds nothing: it must not look like one that allows everything. */
function allowedSql(
  resource: AnyResource,
  { key, values, allowedBy }: Filter & { allowedBy: string },
  params: Params,
): string {
  const other = resourceNamed(allowedBy);
  const ids = params.add(values, '::uuid[]');
  const asked = `${linkTableOf(other, key)} w where w.tenant_id = t.tenant_id and w.owner_id = o.id`;
  return `exists (select 1 from ${tableOf(other)} o
    where o.tenant_id = t.tenant_id and o.id = any(${ids}) and not o.is_deleted
      and (not exists (select 1 from ${asked})
        or exists (select 1 from ${linkTableOf(resource, key)} l
          where l.tenant_id = t.tenant_id and l.owner_id = t.id
            and l.target_id in (select w.target_id from ${asked}))))`;
}

const amongSql = ({ key, values, among }: Filter & { among: string }, params: Params): string =>
  `t.${snake(key)} in (select ${among}(asked.id) from unnest(${params.add(values, '::uuid[]')}) asked(id))`;

function filterSql(resource: AnyResource, filter: Filter, params: Params): string {
  const { key, op, values, link, through, allowedBy, among } = filter;
  if (link) return linkedSql({ ...filter, link }, params);
  if (among) return amongSql({ ...filter, among }, params);
  if (allowedBy) return allowedSql(resource, { ...filter, allowedBy }, params);
  // `id` is no field of a definition, and a parameter may ask for it.
  const field: Field = resource.fields[key] ?? { kind: 'lookup', label: key };
  const column = `t.${snake(key)}`;
  const cast = casts[field.kind] ?? '::text';
  if (op === 'none')
    return `not coalesce(${filterSql(resource, { key, op: 'any', values }, params)}, false)`;
  if (op === 'exact')
    return `lower(${column}) = ${params.add(String(values[0]).toLowerCase(), '::text')}`;
  if (field.kind === 'multiLookup') {
    const link = linkTableOf(resource, key);
    if (through) {
      const target = tableOf(resourceNamed(field.resource ?? ''));
      return `exists (select 1 from ${link} l join ${target} o on o.tenant_id = l.tenant_id and o.id = l.target_id
        where l.tenant_id = t.tenant_id and l.owner_id = t.id and not o.is_deleted
          and o.${snake(through)} = any(${params.add(values, '::text[]')}))`;
    }
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

const sortJoins = (resource: AnyResource, sorts: readonly Sort[]): string[] =>
  sorts
    .filter(({ key }) => resource.fields[key]?.kind === 'lookup')
    .map(({ key }) => joinSql(resource, key, resource.fields[key] as Field));

type Shown = ReturnType<typeof selectionOf>;

/** What is answered of each record. */
function selectionFor(actor: Actor, resource: AnyResource, query: ListQuery): Shown {
  if (!query.isSelectionList) {
    const seen = seenBy(actor, resource);
    return selectionOf(seen, query.fields ?? usualRowFields(seen));
  }
  const { columns, joins } = fieldParts(resource, query.includes ?? []);
  return { columns: [lookupColumns(resource), ...columns].join(', '), joins };
}

/** D-080. */
function lookupColumns(resource: AnyResource): string {
  const description = resource.lookup?.description;
  return [
    `t.id as "id"`,
    `${templateSql(displayTemplate(resource), 't')} as "displayName"`,
    resource.fields.isActive ? `t.is_active as "isActive"` : `true as "isActive"`,
    `${resource.fields.itemIndex ? 't.item_index' : 'null::int'} as "itemIndex"`,
    `${description ? `t.${snake(description)}` : 'null::text'} as "descriptionOption"`,
    // An inactive record cannot be chosen; a list shows it only where it was chosen before.
    `${resource.fields.isActive ? 'not t.is_active' : 'false'} as "disabled"`,
    `${resource.fields.isActive ? 'not t.is_active' : 'false'} as "hideItem"`,
    `${templateSql(displayTemplate(resource), 't')} as "title"`,
  ].join(', ');
}
