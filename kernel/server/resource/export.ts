import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Actor, AnyResource, Field } from '#kernel/domain';
import { dayIn, referenceKey, seenBy, systemFields } from '#kernel/domain';
import { Refused, invalid } from '../refused.ts';
import type { Executor } from './executor.ts';
import { parseListQuery } from './list-query.ts';
import type { ListQuery, RawQuery } from './list-query.ts';
import { listStatements } from './list-sql.ts';
import { bundleFiles, workbook } from './workbook.ts';
import type { FileAnswer } from './workbook.ts';

/** B-151. */
export const rowsPerFile = 500;
/** More than this is a report, not a download. */
const mostRows = 20_000;

type JsonRecord = Record<string, unknown>;

/** B-176: exactly the filtered set and the visible columns, in files of 500. */
export async function exportRecords(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  rawQuery: unknown,
  body: unknown,
  now: Date,
): Promise<FileAnswer> {
  const seen = seenBy(actor, resource);
  const query = parseListQuery(seen, rawQuery as RawQuery);
  if (!query.filterText && !query.filters.length && !query.ids.length)
    throw new Refused('exportNeedsFilter');
  const columns = visibleColumns(seen, body);
  const day = dayIn('UTC', now);
  const list = `${resource.label[0].replace(/\W+/g, '')}List`;
  const files: FileAnswer[] = [];
  for (let skip = 0; skip < mostRows; skip += rowsPerFile) {
    const records = await page(exec, actor, resource, { ...query, skip, take: rowsPerFile });
    if (!records.length && files.length) break;
    files.push(
      await workbook(`${list}_${day}_${files.length + 1}.xlsx`, {
        name: resource.label[1],
        headers: columns.map((key) => resource.fields[key]?.label ?? key),
        rows: records.map((record) =>
          columns.map((key) => cellOf(record, key, resource.fields[key])),
        ),
      }),
    );
    if (records.length < rowsPerFile) break;
    await nextTurn();
  }
  return bundleFiles(`${list}_${day}.zip`, files);
}

async function page(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
): Promise<JsonRecord[]> {
  const [found] = await exec.batch([listStatements(actor, resource, query, 'export').page]);
  return JSON.parse(found?.raw ?? '[]') as JsonRecord[];
}

function visibleColumns(resource: AnyResource, body: unknown): readonly string[] {
  const asked = (body as { columns?: unknown } | null | undefined)?.columns;
  if (asked === undefined) return resource.list.columns;
  const known = (key: unknown): key is string =>
    typeof key === 'string' && (Object.hasOwn(resource.fields, key) || systemFields.includes(key));
  if (!Array.isArray(asked) || !asked.length || !asked.every(known)) {
    throw invalid([{ message: 'Name the columns to export.', members: ['columns'] }]);
  }
  return asked;
}

function cellOf(record: JsonRecord, key: string, field: Field | undefined): unknown {
  const value = record[key];
  if (!field || value === null || value === undefined) return value;
  if (field.kind === 'lookup') return textOf(record[referenceKey(key)]);
  if (field.kind === 'multiLookup')
    return (record[referenceKey(key)] as unknown[]).map(textOf).join(', ');
  if (field.kind === 'choice') return field.choices?.[String(value)] ?? value;
  if (field.kind === 'multiChoice')
    return (value as string[]).map((one) => field.choices?.[one] ?? one).join(', ');
  if (field.kind === 'flag') return value ? 'Yes' : 'No';
  if (field.kind === 'address')
    return Object.values(value as object)
      .filter(Boolean)
      .join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

const textOf = (reference: unknown): string =>
  (reference as { displayName?: string } | null)?.displayName ?? '';
