import { readSource } from './read-source.ts';
import type { Source } from './read-source.ts';

/**
 * They put a module together and name all of it: what is behind them would be behind every test. The
 * tests of a module's own server are chosen by its folder instead.
 */
const composes =
  /^(modules\/catalogue\.ts|modules\/[^/]+\/(domain|server|web|testing|demo)\/index\.ts|apps\/server\/(compose|serve|main)\.ts|apps\/web\/web-modules\.ts)$/;

export type ImportGraph = {
  /** Files whose code leads to one of these, and these themselves. */
  usersOf(files: readonly string[]): ReadonlySet<string>;
};

/** Follows imports by name, through the doors of modules, to the file that defines the name. */
export function importGraph(texts: ReadonlyMap<string, string>): ImportGraph {
  const sources = new Map<string, Source>(
    [...texts].map(([path, text]) => [path, readSource(path, text)]),
  );

  /** Where the name is defined; undefined: nowhere behind this file. */
  const definer = (file: string, name: string, seen = new Set<string>()): string | undefined => {
    const source = sources.get(file);
    if (!source || seen.has(file)) return undefined;
    seen.add(file);
    if (source.defines.has(name)) return file;
    const passed = source.passes.get(name);
    if (passed) return definer(passed.file, passed.name, seen) ?? passed.file;
    for (const one of source.passesAll) {
      const found = definer(one, name, seen);
      if (found) return found;
    }
    return undefined;
  };

  const wholeOf = (file: string, seen = new Set<string>()): string[] => {
    const source = sources.get(file);
    if (!source || seen.has(file)) return [];
    seen.add(file);
    const passed = [...source.passes.values()].map((one) => one.file);
    return [file, ...[...source.passesAll, ...passed].flatMap((one) => wholeOf(one, seen))];
  };

  const usersByFile = new Map<string, string[]>();
  for (const [path, { uses }] of sources) {
    if (composes.test(path)) continue;
    for (const { file, names } of uses) {
      const found =
        names === 'all' ? wholeOf(file) : [file, ...names.map((name) => definer(file, name))];
      for (const one of found)
        if (one) usersByFile.set(one, [...(usersByFile.get(one) ?? []), path]);
    }
  }

  return {
    usersOf(files) {
      const reached = new Set<string>();
      const left = [...files];
      for (let file = left.pop(); file !== undefined; file = left.pop()) {
        if (reached.has(file)) continue;
        reached.add(file);
        // A door that only passes names on has changed nothing for those who ask for other names.
        left.push(...(composes.test(file) ? [] : (usersByFile.get(file) ?? [])));
      }
      return reached;
    },
  };
}
