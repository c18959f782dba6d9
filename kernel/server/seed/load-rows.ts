import pg from 'pg';
import { copyIn } from '../db/copy-in.ts';
import { copyText } from './copy-text.ts';
import type { Row } from './copy-text.ts';

export type TableRows = { readonly table: string; readonly rows: readonly Row[] };

/** COPY is refused for whoever a policy applies to: see `bypassRowSecurity`. */
export async function loadRows(
  client: pg.Client,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (!columns.length) return;
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const command = `copy ${pg.escapeIdentifier(table)} (${names}) from stdin`;
  await copyIn(client, command, [copyText(columns, rows)]);
}

/** One entry for each table, in the order in which the tables first appear. */
export function byTable(parts: readonly TableRows[]): TableRows[] {
  const tables = new Map<string, Row[]>();
  for (const { table, rows } of parts) {
    const known = tables.get(table) ?? [];
    known.push(...rows);
    tables.set(table, known);
  }
  return [...tables].map(([table, rows]) => ({ table, rows }));
}
