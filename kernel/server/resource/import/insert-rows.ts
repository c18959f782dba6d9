import { randomUUID } from 'node:crypto';
import type { AnyResource } from '#kernel/domain';
import type { Statement } from '../../db/batch.ts';
import { columnOf } from '../../schema/columns.ts';
import { linkTableOf, snake, tableOf } from '../../schema/names.ts';
import { newId } from '../ids.ts';
import { nextNumber, numberedFields } from '../write-sql.ts';
import type { Values } from '../write-sql.ts';

export type NewRecord = {
  readonly id: string;
  readonly stamp: string;
  /** In the sheet. */
  readonly number: number;
  readonly values: Values;
};

export const newRecord = (number: number, values: Values): NewRecord => ({
  id: newId(),
  stamp: randomUUID(),
  number,
  values,
});

/** One statement for the table and one for each multi-lookup, however many records there are. */
export function insertRows(resource: AnyResource, records: readonly NewRecord[]): Statement[] {
  return [
    recordRows(resource, records),
    ...Object.entries(resource.fields)
      .filter(([, field]) => field.kind === 'multiLookup')
      .flatMap(([key]) => linkRows(resource, key, records)),
  ];
}

function recordRows(resource: AnyResource, records: readonly NewRecord[]): Statement {
  const isTenant = resource.tenancy === 'tenant';
  const given = Object.entries(resource.fields)
    .filter(([key, field]) => {
      const isStored = field.kind !== 'multiLookup' && (!field.readOnly || field.importable);
      return isStored && records.some(({ values }) => (values[key] ?? null) !== null);
    })
    .map(([key, field]) => ({ key, ...columnOf(key, field) }));
  const columns: (readonly [name: string, source: string])[] = [
    ...(isTenant ? [['tenant_id', 'current_tenant()'] as const] : []),
    ['id', 'x.id'],
    ['concurrency_stamp', 'x.concurrency_stamp'],
    ['creator_id', 'current_actor()'],
    ['last_modifier_id', 'current_actor()'],
    ...numberedFields(resource, {})
      .filter(([key]) => !given.some((column) => column.key === key))
      .map(([key, { numbered }]) => [snake(key), nextNumber(numbered ?? '')] as const),
    ...given.map((column): [string, string] => [
      column.name,
      column.default === undefined
        ? `x.${column.name}`
        : `coalesce(x.${column.name}, ${column.default})`,
    ]),
  ];
  const types = ['id uuid', 'concurrency_stamp uuid', ...given.map((c) => `${c.name} ${c.type}`)];
  const json = records.map(({ id, stamp, values }) => ({
    id,
    concurrency_stamp: stamp,
    ...Object.fromEntries(given.map(({ key, name }) => [name, values[key] ?? null])),
  }));
  return {
    text: `insert into ${tableOf(resource)} (${columns.map(([name]) => name).join(', ')})
select ${columns.map(([, source]) => source).join(', ')}
from jsonb_to_recordset($1::jsonb) as x(${types.join(', ')})`,
    values: [JSON.stringify(json)],
  };
}

function linkRows(resource: AnyResource, key: string, records: readonly NewRecord[]): Statement[] {
  const links = records.flatMap(({ id, values }) =>
    [...new Set((values[key] ?? []) as readonly string[])].map((target) => ({ id, target })),
  );
  if (!links.length) return [];
  const isTenant = resource.tenancy === 'tenant';
  return [
    {
      text: `insert into ${linkTableOf(resource, key)} (${isTenant ? 'tenant_id, ' : ''}owner_id, target_id)
select ${isTenant ? 'current_tenant(), ' : ''}x.owner, x.target from unnest($1::uuid[], $2::uuid[]) x(owner, target)`,
      values: [links.map(({ id }) => id), links.map(({ target }) => target)],
    },
  ];
}
