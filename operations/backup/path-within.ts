import { join, normalize, sep } from 'node:path';

/** A manifest is not to be trusted with a path that leaves its folder. */
export function pathWithin(folder: string, path: string): string {
  const root = normalize(`${folder}${sep}`);
  const file = join(root, path);
  if (!file.startsWith(root) || file === root || path.includes('\0')) {
    throw new Error(`"${path}" lies outside of the folder`);
  }
  return file;
}
