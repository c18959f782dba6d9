import { titleFields } from '../resource.ts';
import type { AnyResource } from '../resource.ts';
import { isEmptyCell } from './parse-cell.ts';
import type { ImportTwin } from './import-report.ts';

export type ImportRow = Readonly<Record<string, unknown>>;

const textOf = (cell: unknown): string => (isEmptyCell(cell) ? '' : String(cell).trim());

/** The name of a record as its title writes it; empty where a part of it is missing. */
export function nameOf(resource: AnyResource, row: ImportRow): string {
  const title = resource.title.replace('{fullName}', '{firstName} {lastName}');
  const keys = titleFields(title);
  if (keys.some((key) => !textOf(row[key]))) return '';
  return title.replace(/\{(\w+)\}/g, (_, key: string) => textOf(row[key])).trim();
}

export function emailOf(resource: AnyResource, row: ImportRow): string {
  const key = resource.similar?.email;
  return key ? textOf(row[key]) : '';
}

/** B-224: rows of one sheet that look like an earlier one. The first of them is no twin. */
export function repeatedRows(resource: AnyResource, rows: readonly ImportRow[]): ImportTwin[] {
  if (!resource.similar) return [];
  const first = new Map<string, number>();
  return rows.flatMap((row, index) => {
    const found = (['email', 'name'] as const).flatMap((by): ImportTwin[] => {
      const text = by === 'email' ? emailOf(resource, row) : nameOf(resource, row);
      if (!text) return [];
      const key = `${by} ${text.toLowerCase()}`;
      const earlierRow = first.get(key);
      if (earlierRow === undefined) first.set(key, index + 1);
      return earlierRow === undefined ? [] : [{ row: index + 1, by, text, earlierRow }];
    });
    return found.slice(0, 1);
  });
}
