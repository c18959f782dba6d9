import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMarkAlive, processMark } from './process-alive.ts';

const patienceOfStart = 120;

/** One process at a time initialises, starts or stops the cluster of a folder. */
export async function withStartLock<T>(
  base: string,
  work: () => Promise<T>,
  seconds = patienceOfStart,
): Promise<T> {
  const file = join(base, 'start.lock');
  const deadline = Date.now() + seconds * 1000;
  while (!tryLock(file)) {
    if (Date.now() > deadline)
      throw new Error(`Another process has held ${file} for ${seconds} s.`);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, processMark(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const mark = contentOf(file);
  // Empty means that its owner is between creating and writing it.
  if (mark && !isMarkAlive(mark)) rmSync(file, { force: true });
  return false;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
