import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSecrets } from '../server/secrets.ts';
import type { Secrets } from '../server/secrets.ts';
import { copyDemo } from './demo-folder.ts';
import { runFolder } from './run-folder.ts';
import { testCluster } from './test-cluster.ts';

export type DemoDatabase = {
  readonly ownerUrl: string;
  /** The key that the passwords of its roles follow from. */
  readonly secrets: Secrets;
  /** With the files of the demo. */
  readonly dataDir: string;
};

/** The demo as `npm start` leaves it, in a cluster of this test file's own. */
export async function demoDatabase(): Promise<DemoDatabase> {
  const folder = await runFolder('demo');
  afterAll(() => folder.remove());
  await copyDemo(folder.path);
  const cluster = await testCluster(join(folder.path, 'postgres'));
  afterAll(() => cluster.stop());
  return {
    ownerUrl: cluster.url('caseway'),
    secrets: openSecrets(join(folder.path, 'secret.key')),
    dataDir: folder.path,
  };
}
