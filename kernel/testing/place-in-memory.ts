import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { isOurs } from '../../operations/cluster/private-place.ts';

const gigabyte = 2 ** 30;

/** What four files with their databases take, and what the rest of a run needs beside them. */
const enough = { place: 3 * gigabyte, machine: 6 * gigabyte };

/**
 * A folder in memory for the clusters of the tests; none where memory is short. Each test file makes
 * and drops a database of 3,000 files. On ext4, right after such a drop, the next copy takes 1.5 to 2
 * seconds of a core, in memory 0.2.
 */
export function placeInMemory(memory = '/dev/shm'): string | undefined {
  return hasRoom(memory) ? homeInMemory(memory) : undefined;
}

/** The same folder, also when it is full. */
export function homeInMemory(memory = '/dev/shm'): string | undefined {
  const home = join(memory, `caseway-${process.getuid?.() ?? 0}`);
  return existsSync(memory) && isOurs(home) ? home : undefined;
}

function hasRoom(memory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough.place && freemem() >= enough.machine;
  } catch {
    return false;
  }
}
