import { resolve } from 'node:path';
import { prepareJobs } from '../server/jobs/prepare.ts';
import { migrate } from '../server/schema/migrate.ts';
import { openSecrets } from '../server/secrets.ts';
import type { Secrets } from '../server/secrets.ts';
import { migrationsFolder } from '../server/schema/open-migrated-database.ts';

/** One key for all tests: the passwords of the database roles follow from it. */
export const testSecrets = (): Secrets => openSecrets(resolve('.test', 'secret.key'));

/** Two seconds for a connection are enough for people, not for busy cores. */
export const waitMilliseconds = 30_000;

/** Fills the database that every API test file starts from. */
export async function buildTemplate(ownerUrl: string): Promise<void> {
  await migrate({
    ownerUrl,
    folder: migrationsFolder,
    secrets: testSecrets(),
    afterwards: prepareJobs,
  });
}
