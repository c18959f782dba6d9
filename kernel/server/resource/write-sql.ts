import type { Actor, AnyResource, Field } from '#kernel/domain';
import { resourceNamed } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { displayTemplate, linkTableOf, snake, tableOf, templateSql } from '../schema/names.ts';
import { Params } from './params.ts';
import { scopeSql } from './scope-sql.ts';

export type Values = Readonly<Record<string, unknown>>;

const casts: Readonly<Partial<Record<Field['kind'], string>>> = {
  number: '::numeric',
  percent: '::numeric',
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
function storable(resource: AnyResource, values: Values): [string, Field, unknown][] {
  return Object.entries(values)
    .filter(([key, value]) => value !== undefined && resource.fields[key])
    .map(([key, value]) => [key, resource.fields[key] as Field, value] as [string, Field, unknown])
    .filter(
      ([, field, value]) =>
        field.kind !== 'multiLookup' && !(value === null && field.kind === 'flag'),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const linkKeys = (resource: AnyResource, values: Values): string[] =>
  Object.keys(values).filter(
    (key) => resource.fields[key]?.kind === 'multiLookup' && values[key] !== undefined,
  );

type InsertOptions = { readonly skipExisting?: boolean };

export function insertStatements(
  resource: AnyResource,
  id: string,
  values: Values,
  { skipExisting = false }: InsertOptions = {},
): Statement[] {
  const onConflict = skipExisting ? ' on conflict do nothing' : '';
  const params = new Params();
  const tenant = resource.tenancy === 'tenant';
  const given = storable(resource, values).filter(
    ([, field, value]) => !(value === null && field.default !== undefined),
  );
  const columns = [
    ...(tenant ? [['tenant_id', 'current_tenant()']] : []),
    ['id', params.add(id, '::uuid')],
    ['creator_id', 'current_actor()'],
    ['last_modifier_id', 'current_actor()'],
    ...given.map(([key, field, value]) => [
      snake(key),
      params.add(wireValue(field, value), casts[field.kind] ?? '::text'),
    ]),
  ];
  const text = `insert into ${tableOf(resource)} (${columns.map(([name]) => name).join(', ')})
  values (${columns.map(([, value]) => value).join(', ')})${onConflict}`;
  const links = linkKeys(resource, values).map((key) => ({
    text: `insert into ${linkTableOf(resource, key)} (${tenant ? 'tenant_id, ' : ''}owner_id, target_id)
  select ${tenant ? 'current_tenant(), ' : ''}$1::uuid, x from unnest($2::uuid[]) x${onConflict}`,
    values: [id, unique(values[key])],
  }));
  return [{ text, values: params.values }, ...links];
}

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
  const sets = [
    `concurrency_stamp = ${params.add(newStamp, '::uuid')}`,
    'last_modification_time = now()',
    'last_modifier_id = current_actor()',
    ...(remove ? ['is_deleted = true'] : []),
    ...storable(resource, values).map(
      ([key, field, value]) =>
        `${snake(key)} = ${params.add(wireValue(field, value), casts[field.kind] ?? '::text')}`,
    ),
  ];
  const where = [
    `t.id = ${params.add(id, '::uuid')}`,
    'not t.is_deleted',
    ...(stamp === undefined ? [] : [`t.concurrency_stamp = ${params.add(stamp, '::uuid')}`]),
    ...(remove?.unless ?? []).map((found) => `not exists (${found})`),
    ...scopeSql(actor, resource, ability, params),
  ];
  return [
    {
      text: `update ${tableOf(resource)} t set ${sets.join(', ')} where ${where.join(' and ')}`,
      values: params.values,
    },
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
