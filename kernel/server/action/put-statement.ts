import { randomUUID } from 'node:crypto';
import type { AnyResource } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { castOf, storedValue } from '../resource/write-sql.ts';
import { snake, tableOf } from '../schema/names.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id?: string | null };

type PutOptions = {
  /** The row must belong to this parent, or it is left alone. */
  readonly parent?: { readonly column: string; readonly id: string };
};

/** Adds the row, or changes and undeletes it; a row that says the same as before is left alone. */
export function putStatement(
  resource: AnyResource,
  row: Row,
  { parent }: PutOptions = {},
): Statement {
  const keys = Object.keys(resource.fields).filter(
    (key) => row[key] !== undefined && resource.fields[key]?.kind !== 'multiLookup',
  );
  const own = keys.filter((key) => snake(key) !== parent?.column);
  const fixed = parent ? [parent.column] : [];
  const columns = [...own.map(snake), ...fixed, 'is_deleted'];
  const places = [
    ...own.map((key, at) => `$${at + 3}${castOf(resource, key)}`),
    ...fixed.map(() => `$${own.length + 3}::uuid`),
    'false',
  ];
  const tenant = resource.tenancy === 'tenant';
  const differs = `(${columns.map((column) => `t.${column}`).join(', ')}) is distinct from
    (${columns.map((column) => `excluded.${column}`).join(', ')})`;
  return {
    text: `insert into ${tableOf(resource)} as t (${tenant ? 'tenant_id, ' : ''}id, creator_id, last_modifier_id, ${columns.join(', ')})
  values (${tenant ? 'current_tenant(), ' : ''}$1::uuid, current_actor(), current_actor(), ${places.join(', ')})
  on conflict (${tenant ? 'tenant_id, ' : ''}id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')},
    concurrency_stamp = $2::uuid, last_modification_time = now(), last_modifier_id = current_actor()
  where ${parent ? `t.${parent.column} = excluded.${parent.column} and ` : ''}${differs}`,
    values: [
      row.id,
      randomUUID(),
      ...own.map((key) => storedValue(resource, key, row[key])),
      ...(parent ? [parent.id] : []),
    ],
  };
}
