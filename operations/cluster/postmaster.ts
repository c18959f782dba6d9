import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process-alive.ts';

export type Postmaster = { pid: number; port: number; isReady: boolean };

/** The live postmaster of a data directory, read from the file it keeps there. */
export function livePostmaster(pgData: string): Postmaster | undefined {
  const lines = pidFile(pgData);
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  if (!isAlive(pid) || !worksIn(pid, pgData)) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/** One whose starter was killed, or that replays its log, is waited for rather than disturbed. */
export async function settledPostmaster(pgData: string): Promise<Postmaster | undefined> {
  let postmaster = livePostmaster(pgData);
  while (postmaster && !postmaster.isReady) {
    await sleep(20);
    postmaster = livePostmaster(pgData);
  }
  return postmaster;
}

/**
 * PostgreSQL refuses to start when the number in a left-over file now belongs to any other process
 * of the same user, which is the normal case after a container restart.
 */
export function removeStalePidFile(pgData: string): void {
  if (pidFile(pgData) && !livePostmaster(pgData)) rmSync(join(pgData, 'postmaster.pid'));
}

function pidFile(pgData: string): string[] | undefined {
  try {
    return readFileSync(join(pgData, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** A postmaster changes into its data directory, so its working directory proves who it is. */
function worksIn(pid: number, pgData: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(pgData);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
