import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { removeCluster } from '../../operations/cluster/move-cluster.ts';
import { isMarkAlive, processMark } from '../../operations/cluster/process-alive.ts';
import { homeInMemory, placeInMemory } from './place-in-memory.ts';

export type RunFolder = { readonly path: string; remove(): Promise<void> };

/** Its end says whose it is: process ids are handed out again, together with the start they are not. */
const ownedName = /^[a-z]+-(\d+)-(\d+)$/;
const onDisk = resolve('.test');
const watcher = resolve(import.meta.dirname, 'watch-run-folder.ts');

export const ownName = (purpose: string): string =>
  `${purpose}-${processMark(process.pid).replace(' ', '-')}`;

/** A data directory for this run only, in memory where there is room. */
export const runFolder = (purpose: string): Promise<RunFolder> =>
  watchedFolder(join(placeInMemory() ?? onDisk, ownName(purpose)));

/**
 * Goes with this process, however it ends: a program beside it notices. What a whole group of killed
 * processes leaves behind is removed here, by the next run.
 */
export async function watchedFolder(path: string): Promise<RunFolder> {
  for (const home of [homeInMemory(), onDisk]) if (home) await removeLeftovers(home);
  await mkdir(path, { recursive: true, mode: 0o711 });
  const program = spawn(process.execPath, [watcher, path], {
    detached: true,
    // Whoever waits for our output waits for the removal too.
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  program.unref();
  return {
    path,
    async remove() {
      program.ref();
      const gone = once(program, 'exit');
      program.stdin.end();
      await gone;
    },
  };
}

export async function removeRunFolder(path: string): Promise<void> {
  if (existsSync(join(path, 'postgres'))) await removeCluster(join(path, 'postgres'));
  await rm(path, { recursive: true, force: true, maxRetries: 10 });
}

async function removeLeftovers(home: string): Promise<void> {
  const names = existsSync(home) ? readdirSync(home) : [];
  for (const name of names) {
    const [, pid, start] = ownedName.exec(name) ?? [];
    if (pid && start && !isMarkAlive(`${pid} ${start}`)) await removeRunFolder(join(home, name));
  }
}
