import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Everything under `workflows/` is generated, so a file that nothing writes is left over. */
function leftOver(folder: string, wanted: ReadonlyMap<string, string>): string[] {
  const generated = join(folder, 'workflows');
  if (!existsSync(generated)) return [];
  return readdirSync(generated)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `workflows/${name}`)
    .filter((name) => !wanted.has(name));
}

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
