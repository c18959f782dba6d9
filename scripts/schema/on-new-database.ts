import pg from 'pg';
import { migrate, migrationsFolder, openSecrets, prepareJobs } from '#kernel/server';
import type { Config } from '#kernel/server';
import { dropDatabase, ensureDatabase, openOwner } from '#operations';

/** What the migrations of this tree lead to, whatever else an installation has seen; gone afterwards. */
export async function onNewDatabase<T>(
  config: Config,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const cluster = await openOwner(config);
  const name = `caseway_schema_${process.pid}`;
  const url = new URL(cluster.ownerUrl);
  url.pathname = `/${name}`;
  const ownerUrl = url.href;
  const secrets = openSecrets(config.secretKeyFile);
  const owner = new pg.Client({ connectionString: ownerUrl });
  try {
    await ensureDatabase(cluster.ownerUrl, name);
    await migrate({ ownerUrl, folder: migrationsFolder, secrets, afterwards: prepareJobs });
    await owner.connect();
    return await work(owner);
  } finally {
    await owner.end();
    await dropDatabase(cluster.ownerUrl, name);
    await cluster.stop();
  }
}
