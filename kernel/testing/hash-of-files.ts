import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const isTest = /\.test\.tsx?$/;

/** Of the names and the content of these files, and of all in these folders, tests left out. */
export function hashOfFiles(paths: readonly string[], isMeant = (_file: string) => true): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) {
    if (isTest.test(file) || !isMeant(file)) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const found = readdirSync(path, { recursive: true, encoding: 'utf8', withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
}
