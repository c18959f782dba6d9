import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type ServiceUser = { uid: number; gid: number };

const NOBODY = 65534;

/**
 * PostgreSQL refuses to run as root. A root process therefore lends it the owner of an existing
 * data directory, or nobody. Undefined: the process runs as a plain user and nothing is lent.
 */
export function serviceUser(pgData: string): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(join(pgData, 'PG_VERSION'))) {
    const { uid, gid } = statSync(pgData);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** Whether every folder down to the path lets the user through. */
export function canReach(path: string, user: ServiceUser): boolean {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}
