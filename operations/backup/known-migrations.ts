import {
  baselineFiles,
  coveredBy,
  footingOf,
  gapBefore,
  migrationFiles,
  readMigration,
} from '#kernel/server';
import type { Manifest } from './manifest.ts';

/** The files that lead to the level of the backup, in the order in which they run. */
export function knownMigrations(folder: string, { migrations }: Manifest): string[] {
  const covered = coveredBy(folder);
  const footing = footingOf(folder, migrations);
  if (footing === 'older') {
    throw new Error(
      `The backup ${gapBefore(folder, migrations)}: restore it with release ${covered.release}, and take a new one there`,
    );
  }
  const old = new Map(covered.migrations.map(({ name, checksum }) => [name, checksum]));
  const files = migrationFiles(folder);
  for (const { name, checksum } of migrations) {
    if (!files.includes(name) && !old.has(name)) {
      throw new Error(`The backup is newer than this version: it knows no migration ${name}`);
    }
    if ((old.get(name) ?? readMigration(folder, name).checksum) !== checksum) {
      throw new Error(`Migration ${name} is not the one that the backup was made with`);
    }
  }
  const wanted = new Set([
    ...(footing === 'oldFiles' ? baselineFiles(folder) : []),
    ...migrations.map((migration) => migration.name),
  ]);
  return files.filter((name) => wanted.has(name));
}
