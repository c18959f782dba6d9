import { join } from 'node:path';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { prepareJobs } from '../jobs/prepare.ts';
import { projectRoot } from '../project-root.ts';
import type { Secrets } from '../secrets.ts';
import { migrate } from './migrate.ts';
import { roleUrl } from './roles.ts';

export const migrationsFolder = join(projectRoot, 'db', 'migrations');

export type RunningDatabase = {
  readonly ownerUrl: string;
  readonly db: Database;
  readonly hostDb: Database;
  readonly secrets: Secrets;
  readonly applied: readonly string[];
  stop(): Promise<void>;
};

/** Brings a given database up to date and opens the two restricted connections. */
export async function openMigratedDatabase(
  ownerUrl: string,
  secrets: Secrets,
): Promise<RunningDatabase> {
  const { applied } = await migrate({
    ownerUrl,
    folder: migrationsFolder,
    secrets,
    afterwards: prepareJobs,
  });
  const db = openDatabase({ connectionString: roleUrl(ownerUrl, 'caseway_app', secrets) });
  const hostDb = openDatabase({
    connectionString: roleUrl(ownerUrl, 'caseway_host', secrets),
    max: 6,
    name: 'caseway-host',
  });
  return {
    ownerUrl,
    db,
    hostDb,
    secrets,
    applied,
    async stop() {
      await Promise.all([db.close(), hostDb.close()]);
    },
  };
}
