import type { AnyResource } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { snake, tableOf } from '../schema/names.ts';
import { castFor, insertable, linkKeys, nextNumber, numberedFields } from './write-sql.ts';
import type { Values } from './write-sql.ts';

export type NewRow = { readonly id: string; readonly values: Values };

/** Rows with the same answer fit into one statement; null: this row needs statements of its own. */
export function insertShape(resource: AnyResource, values: Values): string | null {
  if (linkKeys(resource, values).length) return null;
  const keys = [...insertable(resource, values), ...numberedFields(resource, values)];
  return keys.map(([key]) => key).join();
}

/** A statement of ten thousand rows would outlast its deadline on a busy machine. */
const mostRows = 2000;

/** Many rows of the same shape: one statement for each two thousand. */
export function insertManyStatements(resource: AnyResource, rows: readonly NewRow[]): Statement[] {
  const [first] = rows;
  if (!first) return [];
  const text = insertManyText(resource, first.values);
  const starts = Array.from({ length: Math.ceil(rows.length / mostRows) }, (_, n) => n * mostRows);
  return starts.map((from) => ({
    text,
    values: [
      JSON.stringify(rows.slice(from, from + mostRows).map((row) => jsonRow(resource, row))),
    ],
  }));
}

function insertManyText(resource: AnyResource, values: Values): string {
  const given = insertable(resource, values).map(([key, field]) => ({
    column: snake(key),
    type: castFor(field).slice(2),
  }));
  const columns = [
    ...(resource.tenancy === 'tenant' ? [['tenant_id', 'current_tenant()']] : []),
    ['id', 'w.id'],
    ['creator_id', 'current_actor()'],
    ['last_modifier_id', 'current_actor()'],
    ...numberedFields(resource, values).map(([key, { numbered }]) => [
      snake(key),
      nextNumber(numbered ?? ''),
    ]),
    ...given.map(({ column }) => [column, `w.${column}`]),
  ];
  const shape = ['id uuid', ...given.map(({ column, type }) => `${column} ${type}`)].join(', ');
  return `insert into ${tableOf(resource)} (${columns.map(([name]) => name).join(', ')})
  select ${columns.map(([, value]) => value).join(', ')}
  from jsonb_to_recordset($1::jsonb) w(${shape})`;
}

const jsonRow = (resource: AnyResource, { id, values }: NewRow): Record<string, unknown> => ({
  id,
  ...Object.fromEntries(insertable(resource, values).map(([key, , value]) => [snake(key), value])),
});
