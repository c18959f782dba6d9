import { migrationFiles, readMigration } from '#kernel/server';
import type { Manifest } from './manifest.ts';

/** The files that lead to the level of the backup, in the order in which they run. */
export function knownMigrations(folder: string, { migrations }: Manifest): string[] {
  const files = migrationFiles(folder);
  for (const { name, checksum } of migrations) {
    if (!files.includes(name)) {
      throw new Error(`The backup is newer than this version: it knows no migration ${name}`);
    }
    if (readMigration(folder, name).checksum !== checksum) {
      throw new Error(`Migration ${name} is not the one that the backup was made with`);
    }
  }
  const wanted = new Set(migrations.map((migration) => migration.name));
  return files.filter((name) => wanted.has(name));
}
