export { cloneDatabase, dropDatabase, ensureDatabase } from './databases.ts';
export { startCluster } from './start-cluster.ts';
export type { Cluster } from './start-cluster.ts';
