import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMarkAlive, processMark } from './process-alive.ts';

const patience = { SIGTERM: 30_000, SIGKILL: 10_000 };

/** Says who uses a cluster, so that the last one out, and only that one, stops it. */
export function takeLease(base: string): { isLast(): boolean; release(): void } {
  const folder = join(base, 'users');
  mkdirSync(folder, { recursive: true });
  const file = `${process.pid}-${randomUUID().slice(0, 8)}`;
  writeFileSync(join(folder, file), processMark(process.pid));

  return {
    isLast: () => readdirSync(folder).every((other) => other === file || isDead(folder, other)),
    release: () => rmSync(join(folder, file), { force: true }),
  };
}

/** Whoever uses a cluster that is to go would start it again. */
export async function endUsers(base: string): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const pid of usersOf(base)) process.kill(pid, signal);
    for (const end = Date.now() + patience[signal]; Date.now() < end; await sleep(50)) {
      if (!usersOf(base).length) return;
    }
  }
}

function usersOf(base: string): number[] {
  const folder = join(base, 'users');
  if (!existsSync(folder)) return [];
  const others = readdirSync(folder).filter((file) => !isDead(folder, file));
  return others.map((file) => Number(file.split('-')[0])).filter((pid) => pid !== process.pid);
}

/** Killed processes leave their lease behind: it is removed by whoever meets it. */
function isDead(folder: string, file: string): boolean {
  const path = join(folder, file);
  try {
    if (isMarkAlive(readFileSync(path, 'utf8'))) return false;
  } catch {
    return true;
  }
  rmSync(path, { force: true });
  return true;
}
