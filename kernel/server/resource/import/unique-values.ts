import { refusalRow } from '#kernel/domain';
import type { AnyResource, ImportFault } from '#kernel/domain';
import type { Statement } from '../../db/batch.ts';
import { columnOf } from '../../schema/columns.ts';
import { sortSql } from '../../schema/model.ts';
import { tableOf } from '../../schema/names.ts';
import type { Executor } from '../executor.ts';
import type { Cells } from './cells-of.ts';

const uniqueKeys = (resource: AnyResource): string[][] => [
  ...Object.entries(resource.fields)
    .filter(([, field]) => field.unique)
    .map(([key]) => [key]),
  ...(resource.unique ?? []).map((keys) => [...keys]),
];

const folded = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** What must be the only one of its kind: asked of the records, and of the rows themselves. */
export async function takenFaults(
  exec: Executor,
  resource: AnyResource,
  rows: readonly Cells[],
): Promise<ImportFault[]> {
  const sets = uniqueKeys(resource).flatMap((keys) => {
    const full = rows.flatMap((row, index) =>
      keys.every((key) => row[key] !== undefined && row[key] !== null)
        ? [{ number: index + 1, values: keys.map((key) => row[key]) }]
        : [],
    );
    return full.length ? [{ keys, full }] : [];
  });
  if (!sets.length) return [];
  const results = await exec.batch(sets.map(({ keys, full }) => question(resource, keys, full)));
  return sets.flatMap(({ keys: [column = ''], full }, index) => [
    ...(results[index]?.rows ?? []).map((found) => ({
      row: Number(found.number),
      column,
      message: refusalRow('taken')?.message ?? '',
    })),
    ...repeated(column, full),
  ]);
}

type Full = { readonly number: number; readonly values: readonly unknown[] };

function question(
  resource: AnyResource,
  keys: readonly string[],
  rows: readonly Full[],
): Statement {
  const types = keys.map((key, at) => {
    const field = resource.fields[key];
    return `k${at} ${field ? columnOf(key, field).type : 'text'}`;
  });
  const same = keys.map((key, at) => `${sortSql('t.', key, resource.fields[key])} = w.k${at}`);
  const json = rows.map(({ number, values }) => ({
    number,
    ...Object.fromEntries(values.map((value, at) => [`k${at}`, folded(value)])),
  }));
  return {
    text: `select distinct w.number from jsonb_to_recordset($1::jsonb) w(number int, ${types.join(', ')})
join ${tableOf(resource)} t on ${same.join(' and ')} where not t.is_deleted`,
    values: [JSON.stringify(json)],
    reads: true,
  };
}

function repeated(column: string, rows: readonly Full[]): ImportFault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ number, values }) => {
    const key = JSON.stringify(values.map(folded));
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, number);
    return earlier === undefined
      ? []
      : [{ row: number, column, message: `An earlier row has the same value.` }];
  });
}
