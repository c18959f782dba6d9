import { fileURLToPath } from 'node:url';

/** Null when the files are not kept in a folder of this machine. */
export function storageFolder(storageUrl: string): string | null {
  if (storageUrl.startsWith('file://')) return fileURLToPath(storageUrl);
  return storageUrl.startsWith('file:') ? storageUrl.slice('file:'.length) : null;
}
