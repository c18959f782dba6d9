import { join } from 'node:path';
import { startCluster } from './cluster/index.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { Database } from './db/database.ts';
import { prepareJobs } from './jobs/prepare.ts';
import { projectRoot } from './project-root.ts';
import { migrate } from './schema/migrate.ts';
import { roleUrl } from './schema/roles.ts';
import { openSecrets } from './secrets.ts';
import type { Secrets } from './secrets.ts';

export const migrationsFolder = join(projectRoot, 'db', 'migrations');

export type RunningDatabase = {
  readonly ownerUrl: string;
  readonly db: Database;
  readonly hostDb: Database;
  readonly secrets: Secrets;
  readonly applied: readonly string[];
  stop(): Promise<void>;
};

/** The embedded cluster or the operator's, migrated, with the two restricted connections open. */
export async function startDatabase(config: Config): Promise<RunningDatabase> {
  const secrets = openSecrets(config.secretKeyFile);
  const cluster = config.databaseUrl
    ? null
    : await startCluster({ dataDir: join(config.dataDir, 'postgres') });
  const ownerUrl = config.databaseUrl ?? cluster?.url('caseway') ?? '';
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
      await cluster?.stop();
    },
  };
}
