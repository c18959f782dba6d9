import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Everything in these is generated, so a file that nothing writes is left over. */
const generatedFolders = ['permissions', 'resources', 'rules', 'workflows'];

const leftOver = (folder: string, wanted: ReadonlyMap<string, string>): string[] =>
  generatedFolders
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((path) => path.endsWith('.md') && !wanted.has(path));

export function staleFiles(folder: string, wanted: ReadonlyMap<string, string>): string[] {
  const changed = [...wanted].filter(([name, text]) => read(join(folder, name)) !== text);
  return [...changed.map(([name]) => name), ...leftOver(folder, wanted)].toSorted();
}

export function writeFiles(folder: string, wanted: ReadonlyMap<string, string>): string[] {
  const stale = staleFiles(folder, wanted);
  for (const name of stale) {
    const path = join(folder, name);
    const text = wanted.get(name);
    if (text === undefined) {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return stale;
}
