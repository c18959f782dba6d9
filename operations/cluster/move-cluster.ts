import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterHome } from './cluster-home.ts';
import { endUsers } from './leases.ts';
import { shutDown } from './shut-down.ts';

const run = promisify(execFile);
const quiet = () => {};

/** What a stopped cluster consists of; the rest of its folder is about those who run it. */
const parts = ['pg', 'postgres.password', 'caseway_owner.password'];

/** `cp` keeps the owner of each file, who is not root, and shares the bytes where it can. */
export async function copyFolders(from: string, names: readonly string[], to: string) {
  await mkdir(to, { recursive: true });
  const found = names.map((name) => join(from, name)).filter((path) => existsSync(path));
  await run('cp', ['-a', ...found, to]);
}

/** Copies the stopped cluster of a data directory into any folder, where nobody can start it. */
export const copyClusterTo = (folder: string, dataDir: string): Promise<void> =>
  copyFolders(clusterHome(dataDir, quiet).base, parts, folder);

/** Copies it from there to where `startCluster` looks for the cluster of a data directory. */
export const copyClusterFrom = (folder: string, dataDir: string): Promise<void> =>
  copyFolders(folder, parts, clusterHome(dataDir, quiet).base);

/** Ends whoever uses the cluster of a data directory, and it, and takes all of its files away. */
export async function removeCluster(dataDir: string): Promise<void> {
  const { base, pgData } = clusterHome(dataDir, quiet);
  await endUsers(base);
  await shutDown(pgData);
  await rm(base, { recursive: true, force: true, maxRetries: 10 });
}
