import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../operations/cluster/start-cluster.ts';
import { stage } from './stage.ts';

/** Puts an assessment at a step that other journeys lead to. */
export async function placeCase(id: string, step: string): Promise<void> {
  const { dataDir } = await stage();
  const cluster = await startCluster({ dataDir: join(dataDir, 'postgres'), log: () => {} });
  const address = new URL(cluster.superUrl);
  address.pathname = '/caseway';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query('update assessments set step = $2 where id = $1', [id, step]);
  await client.end();
  await cluster.stop();
}
