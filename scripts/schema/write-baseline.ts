import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { coversFile, migrationFiles, readMigration } from '#kernel/server';
import { printBaseline } from './print-baseline.ts';
import { readCatalogue } from './read-catalogue.ts';

/**
 * Of a database to which all migrations of the folder have been applied: one file for each module in
 * place of all of them. Proves nothing; see decision 200 for how the last one was compared.
 */
export async function writeBaseline(
  owner: pg.Client,
  folder: string,
  release: string,
): Promise<string> {
  const old = migrationFiles(folder).map((name) => readMigration(folder, name));
  const level = old.at(-1)?.name.slice(0, 4);
  const files = printBaseline(await readCatalogue(owner));
  for (const { name } of old) rmSync(join(folder, name));
  const home = `${level}_baseline`;
  mkdirSync(join(folder, home));
  for (const { name, sql } of files) writeFileSync(join(folder, home, name), sql);
  const migrations = old.map(({ name, checksum }) => ({ name, checksum }));
  writeFileSync(
    join(folder, home, coversFile),
    `${JSON.stringify({ release, migrations }, null, 1)}\n`,
  );
  return home;
}
