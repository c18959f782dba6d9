import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { isOurs } from '../../operations/cluster/private-place.ts';

const gigabyte = 2 ** 30;

/** What four files with their databases take, and what the rest of a run needs beside them. */
const enough = { place: 3 * gigabyte, machine: 6 * gigabyte };

/**
 * A folder in memory for what is made once for each folder of the project; none where memory is short.
 * Each test file makes and drops a database of 3,000 files. On ext4, right after such a drop, the next
 * copy takes 1.5 to 2 seconds of a core, in memory 0.2.
 */
export function placeInMemory(origin: string, memory = '/dev/shm'): string | undefined {
  if (!hasRoom(memory)) return undefined;
  const home = join(memory, `caseway-${process.getuid?.() ?? 0}`);
  if (!isOurs(home)) return undefined;
  return join(home, createHash('sha256').update(origin).digest('hex').slice(0, 16));
}

function hasRoom(memory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough.place && freemem() >= enough.machine;
  } catch {
    return false;
  }
}
