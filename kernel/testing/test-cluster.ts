import { resolve } from 'node:path';
import { startCluster } from '../../operations/cluster/start-cluster.ts';
import type { Cluster } from '../../operations/cluster/start-cluster.ts';

/** Fast and forgetful: nothing in it outlives a test run. */
export function testCluster(): Promise<Cluster> {
  return startCluster({
    dataDir: resolve('.test', 'postgres'),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: 200,
      // Thousands of connections are opened, and 4,096 rounds cost both sides milliseconds each time.
      scram_iterations: 1,
    },
  });
}
