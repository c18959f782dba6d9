import pg from 'pg';
import { acrossTenants } from '#kernel/server';
import { copyOut } from './copy-out.ts';
import { sqlName, tablesOf, textOf } from './catalogue.ts';
import type { SavedTable } from './manifest.ts';
import { writePart } from './parts.ts';
import type { BackupKey } from './passphrase.ts';

/** Every table as it was at one moment, while the server goes on working. */
export async function saveDatabase(
  host: pg.Client,
  folder: string,
  key: BackupKey | null,
): Promise<SavedTable[]> {
  // Before the snapshot, so that the copy tells of itself.
  await host.query(`select write_audit($1, 'backup', 'database', null, null)`, [
    acrossTenants.tenantId,
  ]);
  await host.query('begin transaction isolation level repeatable read, read only');
  const saved: SavedTable[] = [];
  const tables = await tablesOf(host);
  const closed = tables.filter((table) => !table.isOpen).map(textOf);
  if (closed.length) throw new Error(`caseway_host cannot read all of ${closed.join(', ')}`);
  for (const { isOpen: _, ...table } of tables) {
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const out = copyOut(host, `copy (select ${columns} from ${sqlName(table)}) to stdout`);
    const part = await writePart(folder, `tables/${textOf(table)}.copy.gz`, out.rows, key);
    saved.push({ ...table, columns: [...table.columns], rows: out.count, part });
  }
  await host.query('commit');
  return saved;
}
