import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathWithin } from './path-within.ts';
import type { SavedFile } from './manifest.ts';
import { writePart } from './parts.ts';
import type { BackupKey } from './passphrase.ts';

/** A stored file never changes; what is added meanwhile belongs to no row of the snapshot. */
export async function saveFiles(
  storage: string,
  folder: string,
  key: BackupKey | null,
): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  for (const name of await filesUnder(storage)) {
    const source = createReadStream(pathWithin(storage, name));
    try {
      saved.push({ name, part: await writePart(folder, `files/${name}`, source, key) });
    } catch (error) {
      // Deleted between our look and our copy.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return saved;
}

async function filesUnder(storage: string): Promise<string[]> {
  const entries = await readdir(storage, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    },
  );
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(storage, join(entry.parentPath, entry.name)))
      // Hidden is what an upload has not finished yet.
      .filter((name) => !name.startsWith('.'))
      .sort()
  );
}
