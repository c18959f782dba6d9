import type { Actor, AnyResource, Field } from '#kernel/domain';
import { resourceNamed } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { displayTemplate, linkTableOf, snake, tableOf, templateSql } from '../schema/names.ts';
import { Params } from './params.ts';
import { changeScopeSql } from './scope-sql.ts';

export type Values = Readonly<Record<string, unknown>>;

const casts: Readonly<Partial<Record<Field['kind'], string>>> = {
  number: '::numeric',
  percent: '::numeric',
  decimal: '::numeric',
  money: '::numeric',
  date: '::date',
  dateTime: '::timestamptz',
  flag: '::boolean',
  multiChoice: '::text[]',
  lookup: '::uuid',
  file: '::uuid',
  address: '::jsonb',
  json: '::jsonb',
};

/** An array inside a json field must not become a PostgreSQL array. */
function wireValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return field.kind === 'multiChoice' ? [] : null;
  return field.kind === 'json' || field.kind === 'address' ? JSON.stringify(value) : value;
}

/** A missing answer to a flag, or one that has a default, is left to the column's default. */
function storable(resource: AnyResource, values: Values): Given[] {
  const given: Given[] = [];
  for (const key of Object.keys(values).sort()) {
    const field = resource.fields[key];
    const value = values[key];
    if (!field || field.kind === 'multiLookup' || value === undefined) continue;
    if (value === null && field.kind === 'flag') continue;
    given.push([key, field, value]);
  }
  return given;
}

export type Given = readonly [key: string, field: Field, value: unknown];

/** What an insert names: the rest is left to the defaults of the columns. */
export const insertable = (resource: AnyResource, values: Values): Given[] =>
  storable(resource, values).filter(
    ([, field, value]) => !(value === null && (field.default !== undefined || field.filledIn)),
  );

/** Fields that the database numbers because the caller did not. */
export const numberedFields = (resource: AnyResource, values: Values): [string, Field][] =>
  Object.entries(resource.fields).filter(
    ([key, field]) => field.numbered !== undefined && (values[key] ?? null) === null,
  );

const texts = new WeakMap<AnyResource, Map<string, string>>();

/** The same text is the same string: a long one is not put together and compared for each call. */
function textOf(resource: AnyResource, shape: string, build: () => string): string {
  const known = texts.get(resource) ?? new Map<string, string>();
  texts.set(resource, known);
  let text = known.get(shape);
  if (text === undefined) {
    if (known.size >= mostShapes) known.clear();
    text = build();
    known.set(shape, text);
  }
  return text;
}

const mostShapes = 500;
const keysOf = (given: readonly Given[]): string => given.map(([key]) => key).join();
export const castFor = (field: Field): string => casts[field.kind] ?? '::text';

/** For statements that are put together elsewhere. */
export const castOf = (resource: AnyResource, key: string): string => {
  const field = resource.fields[key];
  return field ? castFor(field) : '';
};

export const storedValue = (resource: AnyResource, key: string, value: unknown): unknown => {
  const field = resource.fields[key];
  return field ? wireValue(field, value) : value;
};

export const linkKeys = (resource: AnyResource, values: Values): string[] =>
  Object.keys(values).filter(
    (key) => resource.fields[key]?.kind === 'multiLookup' && values[key] !== undefined,
  );

type InsertOptions = { readonly skipExisting?: boolean };

/**
 * A record that was there before keeps its links, also those that were taken away. Of the targets
 * some may have been skipped, because another record has their name.
 */
function isNewWithTarget(resource: AnyResource, key: string): string {
  const target = tableOf(resourceNamed(resource.fields[key]?.resource ?? ''));
  return `exists (select from ${tableOf(resource)} o where o.id = $1::uuid and o.creation_time = now())
    and exists (select from ${target} t where t.id = x)`;
}

export function insertStatements(
  resource: AnyResource,
  id: string,
  values: Values,
  { skipExisting = false }: InsertOptions = {},
): Statement[] {
  const onConflict = skipExisting ? ' on conflict do nothing' : '';
  const tenant = resource.tenancy === 'tenant';
  const given = insertable(resource, values);
  const numbered = numberedFields(resource, values);
  const text = textOf(resource, `insert${onConflict} ${keysOf(given)} ${numbered.length}`, () => {
    const columns = [
      ...(tenant ? [['tenant_id', 'current_tenant()']] : []),
      ['id', '$1::uuid'],
      ['creator_id', 'current_actor()'],
      ['last_modifier_id', 'current_actor()'],
      ...numbered.map(([key, { numbered: prefix }]) => [snake(key), nextNumber(prefix ?? '')]),
      ...given.map(([key, field], at) => [snake(key), `$${at + 2}${castFor(field)}`]),
    ];
    return `insert into ${tableOf(resource)} (${columns.map(([name]) => name).join(', ')})
  values (${columns.map(([, value]) => value).join(', ')})${onConflict}`;
  });
  const links = linkKeys(resource, values).map((key) => ({
    text: `insert into ${linkTableOf(resource, key)} (${tenant ? 'tenant_id, ' : ''}owner_id, target_id)
  select ${tenant ? 'current_tenant(), ' : ''}$1::uuid, x from unnest($2::uuid[]) x${
    skipExisting ? ` where ${isNewWithTarget(resource, key)}` : ''
  }${onConflict}`,
    values: [id, unique(values[key])],
  }));
  const own = { text, values: [id, ...given.map(([, field, value]) => wireValue(field, value))] };
  return [own, ...links];
}

/** Numbers of a year begin at 1; the year is that of the day in UTC. */
export const nextNumber = (prefix: string): string =>
  `next_number('${prefix}', extract(year from now() at time zone 'utc')::int)`;

const unique = (ids: unknown): string[] => [
  ...new Set(Array.isArray(ids) ? (ids as string[]) : []),
];

export type UpdateRequest = {
  readonly actor: Actor;
  readonly resource: AnyResource;
  readonly ability: string;
  readonly id: string;
  readonly values: Values;
  /** D14: compared in the WHERE clause; undefined only for actions that hold a row lock. */
  readonly stamp: string | undefined;
  readonly newStamp: string;
  /** Soft: the row stays for the history and for records that point at it; not where one is found. */
  readonly remove?: { readonly unless: readonly string[] };
};

/** The link statements look for the new stamp, so they do nothing when the update did nothing. */
export function updateStatements(request: UpdateRequest): Statement[] {
  const { actor, resource, ability, id, values, stamp, newStamp, remove } = request;
  const params = new Params();
  params.add(newStamp);
  const given = storable(resource, values);
  for (const [, field, value] of given) params.add(wireValue(field, value));
  const where = [
    `t.id = ${params.add(id, '::uuid')}`,
    'not t.is_deleted',
    ...(stamp === undefined ? [] : [`t.concurrency_stamp = ${params.add(stamp, '::uuid')}`]),
    ...(remove?.unless ?? []).map((found) => `not exists (${found})`),
    ...changeScopeSql(actor, resource, ability, params),
  ].join(' and ');
  const text = textOf(resource, `update ${remove ?? false} ${keysOf(given)} ${where}`, () => {
    const sets = [
      'concurrency_stamp = $1::uuid',
      'last_modification_time = now()',
      'last_modifier_id = current_actor()',
      ...(remove ? ['is_deleted = true'] : []),
      ...given.map(([key, field], at) => `${snake(key)} = $${at + 2}${castFor(field)}`),
    ];
    return `update ${tableOf(resource)} t set ${sets.join(', ')} where ${where}`;
  });
  return [
    { text, values: params.values },
    ...linkKeys(resource, values).map((key) =>
      relink(resource, id, key, unique(values[key]), newStamp),
    ),
  ];
}

/** Replaces the rows of one multi-lookup and writes one history row with both texts. */
function relink(
  resource: AnyResource,
  id: string,
  key: string,
  ids: string[],
  newStamp: string,
): Statement {
  const link = linkTableOf(resource, key);
  const target = resourceNamed(resource.fields[key]?.resource ?? '');
  const tenant = resource.tenancy === 'tenant';
  const text = templateSql(displayTemplate(target), 'm');
  const sides = `jsonb_agg(m.id order by ${text}, m.id) as ids, string_agg(${text}, ', ' order by ${text}, m.id) as texts`;
  return {
    text: `with gate as (select 1 from ${tableOf(resource)} where id = $1::uuid and concurrency_stamp = $3::uuid),
before as (select ${sides} from ${link} l join ${tableOf(target)} m on m.id = l.target_id where l.owner_id = $1::uuid),
after as (select ${sides} from ${tableOf(target)} m where m.id = any($2::uuid[])),
gone as (delete from ${link} using gate where owner_id = $1::uuid and target_id <> all ($2::uuid[])),
come as (insert into ${link} (${tenant ? 'tenant_id, ' : ''}owner_id, target_id)
  select ${tenant ? 'current_tenant(), ' : ''}$1::uuid, x from unnest($2::uuid[]) x, gate on conflict do nothing)
select write_change(current_tenant(), '${resource.name}', $1::uuid, '${snake(key)}', before.ids, after.ids, before.texts, after.texts)
from before, after, gate where before.ids is distinct from after.ids`,
    values: [id, ids, newStamp],
  };
}

export type SystemUpdate = {
  readonly resource: AnyResource;
  readonly ids: readonly string[];
  readonly values: Values;
  readonly newStamp: string;
  readonly isRemoval?: boolean;
};

/** Rows that were locked and checked before, so there is no version and no scope to compare. */
export function systemUpdate(request: SystemUpdate): Statement[] {
  const { resource, ids, values, newStamp, isRemoval = false } = request;
  const given = storable(resource, values);
  const at = given.length + 2;
  const text = textOf(resource, `system update ${isRemoval} ${keysOf(given)}`, () => {
    const sets = [
      'concurrency_stamp = $1::uuid',
      'last_modification_time = now()',
      'last_modifier_id = current_actor()',
      ...(isRemoval ? ['is_deleted = true'] : []),
      ...given.map(([key, field], place) => `${snake(key)} = $${place + 2}${castFor(field)}`),
    ];
    return `update ${tableOf(resource)} t set ${sets.join(', ')} where t.id = any($${at}::uuid[]) and not t.is_deleted`;
  });
  const stored = given.map(([, field, value]) => wireValue(field, value));
  const links = linkKeys(resource, values).flatMap((key) =>
    ids.map((id) => relink(resource, id, key, unique(values[key]), newStamp)),
  );
  return [{ text, values: [newStamp, ...stored, ids] }, ...links];
}
