import { join } from 'node:path';
import { Client } from 'pg';
import { migrate, openSecrets, roleUrl } from '#kernel/server';
import type { Config } from '#kernel/server';
import { startCluster } from '#operations';
import { prepareJobs } from '../../kernel/server/jobs/prepare.ts';
import { diffSchemas } from '../../kernel/server/schema/diff.ts';
import { schemaOf } from '../../kernel/server/schema/model.ts';
import { migrationsFolder } from '../../kernel/server/schema/open-migrated-database.ts';
import { parentOf } from '../load/processor-time.ts';
import { benchRecord } from './bench-record.ts';
import { writeCallers } from './callers.ts';
import { fill, settle } from './fill.ts';

export type BenchDatabase = {
  readonly ownerUrl: string;
  readonly superUrl: string;
  readonly appUrl: string;
  readonly postmaster: number;
  stop(): Promise<void>;
};

/** A cluster of its own with the settings of production: durable, and not tuned for the bench. */
export async function benchDatabase(config: Config, rows: number): Promise<BenchDatabase> {
  const cluster = await startCluster({ dataDir: join(config.dataDir, 'postgres') });
  try {
    const secrets = openSecrets(config.secretKeyFile);
    const ownerUrl = cluster.url('caseway');
    const address = new URL(cluster.superUrl);
    address.pathname = '/caseway';
    await migrate({ ownerUrl, folder: migrationsFolder, secrets, afterwards: prepareJobs });
    await addBenchTable(ownerUrl, () => fill(address.href, rows));
    await settle(address.href);
    await writeCallers(config.dataDir, config, secrets);
    return {
      ownerUrl,
      superUrl: address.href,
      appUrl: roleUrl(ownerUrl, 'caseway_app', secrets),
      postmaster: await postmasterOf(address.href),
      stop: () => cluster.stop(),
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** The statements of a generated migration, with the rows put in before the indexes are built. */
async function addBenchTable(ownerUrl: string, putRowsIn: () => Promise<void>): Promise<void> {
  const [table = '', ...objects] = diffSchemas(
    { tables: {}, objects: {} },
    schemaOf([benchRecord]),
  );
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(table);
    await putRowsIn();
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('grant create on schema public to caseway_host');
    for (const text of objects) await client.query(text);
    await client.query('revoke create on schema public from caseway_host');
  } finally {
    await client.end();
  }
}

async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return parent;
}
