import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { isMarkAlive, processMark } from './process-alive.ts';

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
