import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, whether the code runs from source or from a bundle. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the running code');
  return findRoot(parent);
}

export const projectRoot = findRoot(import.meta.dirname);
