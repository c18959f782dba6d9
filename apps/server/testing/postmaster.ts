import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of the embedded PostgreSQL somewhere under a data directory. */
export function postmasterOf(dataDir: string): number {
  const file = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  );
  if (!file) throw new Error(`No postmaster.pid under ${dataDir}`);
  return Number(readFileSync(join(dataDir, file), 'utf8').split('\n')[0]);
}
