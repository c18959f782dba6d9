import { join } from 'node:path';
import { startCluster } from '../cluster/index.ts';
import type { Config } from '../config.ts';

/** The database as it is: neither migrated nor seeded. */
export async function openOwner(
  config: Config,
): Promise<{ readonly ownerUrl: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { ownerUrl: config.databaseUrl, stop: async () => {} };
  const cluster = await startCluster({ dataDir: join(config.dataDir, 'postgres') });
  return { ownerUrl: cluster.url('caseway'), stop: () => cluster.stop() };
}
