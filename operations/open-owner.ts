import { join } from 'node:path';
import type { Config } from '#kernel/server';
import { startCluster } from './cluster/start-cluster.ts';

/** The database as it is, neither migrated nor seeded: the operator's, or the embedded cluster. */
export async function openOwner(
  config: Config,
): Promise<{ readonly ownerUrl: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { ownerUrl: config.databaseUrl, stop: async () => {} };
  const cluster = await startCluster({ dataDir: join(config.dataDir, 'postgres') });
  return { ownerUrl: cluster.url('caseway'), stop: () => cluster.stop() };
}
