import { join } from 'node:path';
import {
  copyClusterFrom,
  copyClusterTo,
  copyFolders,
} from '../../operations/cluster/move-cluster.ts';
import { dayIn } from '../domain/index.ts';
import { fillByStart } from './fill-by-start.ts';
import { hashOfFiles } from './hash-of-files.ts';
import { useKept } from './kept.ts';
import { runFolder } from './run-folder.ts';
import { shortLog, testCluster } from './test-cluster.ts';

const madeFrom = [
  'apps/server',
  'db/migrations',
  'kernel/domain',
  'kernel/server',
  'modules',
  'operations',
  'package-lock.json',
  'scripts/bundle-server.ts',
];
const isServer = (file: string): boolean => !/\/(web|testing)\//.test(file);

/** What lies in a data directory beside the cluster. */
const besideCluster = ['files', 'secret.key'];

/**
 * Makes a new data directory that of an installation right after `npm start` has filled it with the
 * demo. That is done once a day for each state of the server, and is a copy of files afterwards.
 */
export async function copyDemo(dataDir: string): Promise<void> {
  // The demo is told around its day.
  const key = `${dayIn('Australia/Sydney', new Date())}-${hashOfFiles(madeFrom, isServer)}`;
  await useKept({ name: 'demo', key, make }, async (kept) => {
    await copyClusterFrom(join(kept, 'postgres'), join(dataDir, 'postgres'));
    await copyFolders(kept, besideCluster, dataDir);
  });
}

async function make(half: string): Promise<void> {
  const folder = await runFolder('demo');
  const clusterDir = join(folder.path, 'postgres');
  try {
    // The product finds it running, and need not wait for a disk.
    const cluster = await testCluster(clusterDir, shortLog);
    await fillByStart(folder.path);
    await cluster.stop();
    await copyClusterTo(join(half, 'postgres'), clusterDir);
    await copyFolders(folder.path, besideCluster, half);
  } finally {
    await folder.remove();
  }
}
