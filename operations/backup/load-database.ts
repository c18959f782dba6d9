import pg from 'pg';
import { acrossTenants, copyIn, sealBoundaryIn } from '#kernel/server';
import { referencesOf, sqlName, tablesOf, textOf } from './catalogue.ts';
import { clientTx } from './client-transaction.ts';
import { loadOrder } from './load-order.ts';
import type { Manifest, OpenManifest, SavedTable } from './manifest.ts';
import { readPart } from './parts.ts';
import { withoutRowSecurity } from './without-row-security.ts';

/** Fills the rebuilt tables, inside the caller's transaction. */
export async function loadDatabase(
  owner: pg.Client,
  folder: string,
  { manifest, key }: OpenManifest,
): Promise<void> {
  const tables = await inLoadOrder(owner, manifest);
  await owner.query('set constraints all deferred');
  await withoutRowSecurity(owner, async () => {
    for (const table of tables) {
      const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      const text = `copy ${sqlName(table)} (${columns}) from stdin`;
      const count = await copyIn(owner, text, readPart(folder, table.part, key));
      if (count !== table.rows) {
        throw new Error(`${table.name} took ${count} of ${table.rows} rows`);
      }
    }
    for (const sequence of manifest.sequences) {
      await owner.query('select setval($1::regclass, $2::bigint)', [
        sqlName(sequence),
        sequence.value,
      ]);
    }
    await sealBoundaryIn(clientTx(owner));
    await owner.query(`select write_audit($1, 'restore', 'database', null, $2)`, [
      acrossTenants.tenantId,
      JSON.stringify({ backupOf: manifest.createdAt }),
    ]);
    // The triggers and policies cannot come back while a row still waits for its check.
    await owner.query('set constraints all immediate');
  });
}

async function inLoadOrder(owner: pg.Client, { tables }: Manifest): Promise<SavedTable[]> {
  const here = new Map((await tablesOf(owner)).map((table) => [textOf(table), table]));
  const saved = new Map(tables.map((table) => [textOf(table), table]));
  for (const [name, table] of saved) {
    const strange = table.columns.filter((column) => !here.get(name)?.columns.includes(column));
    if (strange.length) throw new Error(`This version has no ${name} (${strange.join(', ')})`);
  }
  const order = loadOrder([...saved.keys()], await referencesOf(owner));
  return order.flatMap((name) => saved.get(name) ?? []);
}
