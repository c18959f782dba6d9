import { startCluster } from '../../operations/cluster/start-cluster.ts';
import type { ClusterSettings } from '../../operations/cluster/settings.ts';
import type { Cluster } from '../../operations/cluster/start-cluster.ts';

/** For what is kept: the log is copied with the rest each time. */
export const shortLog: ClusterSettings = { max_wal_size: '32MB' };

/** Fast and forgetful: nothing in it outlives a test run. */
export function testCluster(dataDir: string, settings: ClusterSettings = {}): Promise<Cluster> {
  return startCluster({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
      // What is in memory takes it from the tests.
      min_wal_size: '32MB',
      max_wal_size: '512MB',
      shared_buffers: '256MB',
      max_connections: 400,
      // Most of its tables are small and soon dropped. What grows must be counted, or it is planned wrongly.
      autovacuum_naptime: '60s',
      autovacuum_vacuum_scale_factor: 0.2,
      autovacuum_analyze_scale_factor: 0.2,
      // Thousands of connections are opened, and 4,096 rounds cost both sides milliseconds each time.
      scram_iterations: 1,
      ...settings,
    },
  });
}
