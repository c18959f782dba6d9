import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spool, sweepSpool } from './spool.ts';
import { checkKey } from './storage.ts';
import type { Storage } from './storage.ts';

/** Less is as good as nothing: a scan of one page has more. */
const leastFree = 4 * 1024 * 1024;

/** A folder of this machine, outside everything that is served as it is. */
export function openFolderStorage(root: string): Storage {
  // Beside the files, because a rename is atomic only inside one file system.
  const incoming = join(root, '.incoming');
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    async put(key, source) {
      const target = pathOf(key);
      const { path, size, sha256 } = await spool(incoming, source);
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await rename(path, target);
        await syncFolder(dirname(target));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { size, sha256 };
    },
    async get(key, range) {
      const file = await open(pathOf(key)).catch(nullIfMissing);
      const part = range && { start: range.first, end: range.last };
      return file && createReadStream('', { fd: file, ...part });
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(nullIfMissing);
      return found && found.size;
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    sweep: (before) => sweepSpool(incoming, before),
    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await access(root, constants.W_OK);
      const { bavail, bsize } = await statfs(root);
      if (bavail * bsize < leastFree) throw new Error('The folder of the files has no room left.');
    },
  };
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

/** Without it a power cut may forget the new name. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Null when the files are not kept in a folder of this machine. */
export function storageFolder(storageUrl: string): string | null {
  if (storageUrl.startsWith('file://')) return fileURLToPath(storageUrl);
  return storageUrl.startsWith('file:') ? storageUrl.slice('file:'.length) : null;
}
