import pg from 'pg';
import { baselineFiles, coveredBy } from '../server/schema/baseline.ts';
import type { Migration } from '../server/schema/ledger.ts';
import { migrationsFolder } from '../server/schema/open-migrated-database.ts';

/**
 * What is applied to the database reads as if the files before the baseline had made it, in which
 * it differs from one that the baseline has made, and in nothing else (decision 200).
 */
export async function madeByOldFiles(
  ownerUrl: string,
  files: readonly Migration[] = coveredBy(migrationsFolder).migrations,
): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('delete from schema_migrations where name = any ($1)', [
      baselineFiles(migrationsFolder),
    ]);
    await owner.query(
      `insert into schema_migrations (name, checksum) select * from unnest($1::text[], $2::text[])`,
      [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
    );
  } finally {
    await owner.end();
  }
}
