import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { childEnvironment } from './child-environment.ts';
import type { ClusterHome } from './cluster-home.ts';
import { freePort } from './free-port.ts';
import { livePostmaster, removeStalePidFile } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { settingArguments } from './settings.ts';
import type { ClusterSettings } from './settings.ts';

type Child = { hasEnded: boolean; error?: Error };

export type LaunchOptions = { port?: number; settings?: ClusterSettings };

const ATTEMPTS = 40;
const PAUSE_MS = 250;
const LOG_LIMIT = 10_000_000;

/**
 * After `kill -9` of the postmaster its last backends may hold the shared memory for a moment, and
 * another program may take the port between our look and its bind. Both pass with another attempt.
 */
export async function launch(
  home: ClusterHome,
  { postgres }: Binaries,
  options: LaunchOptions,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    removeStalePidFile(home.pgData);
    const port = options.port ?? (await freePort(rememberedPort(home.base)));
    const logStart = startLog(home.base);
    const child = spawnPostgres(home, postgres, settingArguments(port, options.settings));
    const postmaster = await untilReady(home.pgData, child);
    if (postmaster) {
      writeFileSync(join(home.base, 'port'), String(postmaster.port));
      return postmaster;
    }
    if (attempt === ATTEMPTS)
      throw new Error(`The database did not start.\n${logSince(home.base, logStart)}`);
    await sleep(PAUSE_MS);
  }
}

/** In its own session, so that Ctrl-C in a terminal reaches us and not the database. */
function spawnPostgres(
  { base, pgData, user }: ClusterHome,
  postgres: string,
  settings: string[],
): Child {
  const log = openSync(logFile(base), 'a', 0o600);
  const child = spawn(postgres, ['-D', pgData, ...settings], {
    ...user,
    cwd: '/',
    env: childEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const state: Child = { hasEnded: false };
  child.on('error', (error) => Object.assign(state, { hasEnded: true, error }));
  child.on('exit', () => Object.assign(state, { hasEnded: true }));
  child.unref();
  return state;
}

async function untilReady(pgData: string, child: Child): Promise<Postmaster | undefined> {
  while (!child.hasEnded) {
    const postmaster = livePostmaster(pgData);
    if (postmaster?.isReady) return postmaster;
    await sleep(20);
  }
  if (child.error) throw child.error;
  return undefined;
}

/** The same port again lets the pools of other processes find a restarted database. */
function rememberedPort(base: string): number {
  try {
    return Number(readFileSync(join(base, 'port'), 'utf8')) || 0;
  } catch {
    return 0;
  }
}

function logFile(base: string): string {
  return join(base, 'postgres.log');
}

function startLog(base: string): number {
  const size = statSync(logFile(base), { throwIfNoEntry: false })?.size ?? 0;
  if (size < LOG_LIMIT) return size;
  renameSync(logFile(base), `${logFile(base)}.1`);
  return 0;
}

function logSince(base: string, start: number): string {
  return readFileSync(logFile(base)).subarray(start).toString().trim();
}
