import { join } from 'node:path';
import { ensureDatabase } from '../../operations/cluster/databases.ts';
import { copyClusterFrom, copyClusterTo } from '../../operations/cluster/move-cluster.ts';
import { hashOfFiles } from './hash-of-files.ts';
import { useKept } from './kept.ts';
import { runFolder } from './run-folder.ts';
import { buildTemplate, testSecrets } from './template.ts';
import { shortLog, testCluster } from './test-cluster.ts';

export const templateName = 'caseway_migrated';

const madeFrom = [
  'db/migrations',
  'kernel/server/db',
  'kernel/server/jobs',
  'kernel/server/schema',
  'kernel/server/secrets.ts',
  'kernel/testing/kept-template.ts',
  'kernel/testing/template.ts',
  'operations/cluster',
  'package-lock.json',
];

/** A cluster with the migrated database that the API tests copy: made once, then a copy of files. */
export async function placeTemplate(dataDir: string): Promise<void> {
  // The passwords of the roles follow from the key.
  const key = `${hashOfFiles(madeFrom)}-${testSecrets().derive('template', 8).toString('hex')}`;
  await useKept({ name: 'migrated', key, make }, (kept) => copyClusterFrom(kept, dataDir));
}

async function make(half: string): Promise<void> {
  const folder = await runFolder('template');
  const dataDir = join(folder.path, 'postgres');
  try {
    const cluster = await testCluster(dataDir, shortLog);
    await ensureDatabase(cluster.url('caseway'), templateName);
    await buildTemplate(cluster.url(templateName));
    await cluster.stop();
    await copyClusterTo(half, dataDir);
  } finally {
    await folder.remove();
  }
}
