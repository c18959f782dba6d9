import { randomBytes } from 'node:crypto';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';

/** A password is made once per cluster and kept beside it, readable by its user only. */
export function passwordOf({ base, user }: ClusterHome, role: string): string {
  const file = passwordFile(base, role);
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 });
    if (user) chownSync(file, user.uid, user.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

export function passwordFile(base: string, role: string): string {
  return join(base, `${role}.password`);
}
