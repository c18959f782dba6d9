import { setTimeout as sleep } from 'node:timers/promises';
import { livePostmaster } from './postmaster.ts';

const FAST_MS = 30_000;
const IMMEDIATE_MS = 10_000;

/** SIGINT ends sessions and writes a checkpoint; SIGQUIT leaves recovery to the next start. */
export async function shutDown(pgData: string): Promise<void> {
  if (await isGoneAfter(pgData, 'SIGINT', FAST_MS)) return;
  if (await isGoneAfter(pgData, 'SIGQUIT', IMMEDIATE_MS)) return;
  throw new Error(`The database in ${pgData} does not stop.`);
}

async function isGoneAfter(pgData: string, signal: NodeJS.Signals, ms: number): Promise<boolean> {
  const postmaster = livePostmaster(pgData);
  if (!postmaster) return true;
  process.kill(postmaster.pid, signal);
  for (const deadline = Date.now() + ms; Date.now() < deadline; await sleep(20)) {
    if (livePostmaster(pgData)?.pid !== postmaster.pid) return true;
  }
  return false;
}
