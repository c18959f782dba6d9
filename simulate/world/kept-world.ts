import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openMigratedDatabase, openSecrets } from '#kernel/server';
import {
  copyClusterFrom,
  copyClusterTo,
  copyFolders,
} from '../../operations/cluster/move-cluster.ts';
import { hashOfFiles } from '../../kernel/testing/hash-of-files.ts';
import { useKept } from '../../kernel/testing/kept.ts';
import { runFolder } from '../../kernel/testing/run-folder.ts';
import { shortLog, testCluster } from '../../kernel/testing/test-cluster.ts';
import { simulateClock } from './simulated-sql.ts';

/** Monday, 08:00 in Sydney: a week before the financial year ends. */
export const firstMoment = Date.parse('2026-06-21T22:00:00Z');

const madeFrom = [
  'apps/server',
  'db/migrations',
  'kernel/domain',
  'kernel/server',
  'modules',
  'operations',
  'package-lock.json',
  'simulate/clock.mjs',
  'simulate/world',
];
const isServer = (file: string): boolean => !/\/(web|testing)\/|\.test\.ts$/.test(file);
const besideCluster = ['files', 'secret.key'];

export const databaseIn = (folder: string): string => join(folder, 'postgres');

/** Makes a data directory that of the demo as it stood at `firstMoment`; made once for each state of the server. */
export async function copyWorld(folder: string): Promise<void> {
  const key = hashOfFiles(madeFrom, isServer);
  await useKept({ name: 'simulated', key, make }, async (kept) => {
    await copyClusterFrom(databaseIn(kept), databaseIn(folder));
    await copyFolders(kept, besideCluster, folder);
  });
}

const run = promisify(execFile);

async function prepare(env: Readonly<Record<string, string>>): Promise<void> {
  const [clock, program] = ['../clock.mjs', 'prepare.ts'].map((name) =>
    join(import.meta.dirname, name),
  ) as [string, string];
  const SIMULATED_START = new Date(firstMoment).toISOString();
  await run(process.execPath, ['--conditions=server', '--import', clock, program], {
    env: { PATH: process.env['PATH'], TZ: 'UTC', SIMULATED_START, ...env },
  });
}

async function make(half: string): Promise<void> {
  const folder = await runFolder('world');
  try {
    const cluster = await testCluster(databaseIn(folder.path), shortLog);
    const ownerUrl = cluster.url('caseway');
    const secrets = openSecrets(join(folder.path, 'secret.key'));
    await (await openMigratedDatabase(ownerUrl, secrets)).stop();
    const superUrl = Object.assign(new URL(cluster.superUrl), { pathname: '/caseway' }).href;
    await simulateClock(superUrl, firstMoment - Date.now());
    await prepare({ DATABASE_URL: ownerUrl, DATA_DIR: folder.path, SEED: 'none' });
    await cluster.stop();
    await copyClusterTo(databaseIn(half), databaseIn(folder.path));
    await copyFolders(folder.path, besideCluster, half);
  } finally {
    await folder.remove();
  }
}
