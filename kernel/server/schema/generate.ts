import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyResource } from '#kernel/domain';
import { diffSchemas } from './diff.ts';
import { migrationFiles } from './migrate.ts';
import { schemaOf } from './model.ts';
import type { Schema } from './model.ts';

const snapshotOf = (folder: string) => join(folder, '..', 'schema.json');

function readSnapshot(folder: string): Schema {
  const file = snapshotOf(folder);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Schema)
    : { tables: {}, objects: {} };
}

/** Empty when the migrations already say what the definitions say. */
export const pendingStatements = (folder: string, resources: readonly AnyResource[]): string[] =>
  diffSchemas(readSnapshot(folder), schemaOf(resources));

/** Writes the next migration for people to read, and the snapshot it leads to. */
export function generateMigration(
  folder: string,
  resources: readonly AnyResource[],
  title: string,
): string | null {
  const statements = pendingStatements(folder, resources);
  if (!statements.length) return null;
  const last = Number(migrationFiles(folder).at(-1)?.slice(0, 4) ?? '0');
  const name = `${String(last + 1).padStart(4, '0')}_${title.replace(/\W+/g, '_')}.sql`;
  writeFileSync(
    join(folder, name),
    `${statements.map((statement) => `${statement};`).join('\n\n')}\n`,
  );
  writeFileSync(snapshotOf(folder), `${JSON.stringify(schemaOf(resources), null, 1)}\n`);
  return name;
}
