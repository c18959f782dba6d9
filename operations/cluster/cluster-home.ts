import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { existingPrivatePlace, privatePlace } from './private-place.ts';
import { canReach, serviceUser } from './service-user.ts';
import type { ServiceUser } from './service-user.ts';

export type ClusterHome = { base: string; pgData: string; user: ServiceUser | undefined };

/** Where the cluster of a data directory really stands, and who runs it. */
export function clusterHome(dataDir: string, log: (line: string) => void): ClusterHome {
  const wanted = makeFolder(resolve(dataDir));
  const user = serviceUser(join(wanted, 'pg'));
  const base = !user || isUsable(wanted, user) ? wanted : privatePlace('cluster', wanted);
  if (base !== wanted) log(`The database is kept in ${base}: its user cannot reach ${wanted}.`);
  const pgData = join(base, 'pg');
  return { base, pgData, user: serviceUser(pgData) };
}

/** A cluster that was once kept elsewhere stays there, or its data would seem lost. */
function isUsable(wanted: string, user: ServiceUser): boolean {
  if (!canReach(wanted, user)) return false;
  if (existsSync(join(wanted, 'pg', 'PG_VERSION'))) return true;
  const elsewhere = existingPrivatePlace('cluster', wanted);
  return !elsewhere || !existsSync(join(elsewhere, 'pg', 'PG_VERSION'));
}

/** Folders made here are opened for passing through, whatever the umask says. */
function makeFolder(path: string): string {
  const first = mkdirSync(path, { recursive: true });
  if (!first) return path;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) {
    chmodSync(folder, 0o711);
  }
  return path;
}
