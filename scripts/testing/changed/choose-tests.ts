import { importGraph } from './import-graph.ts';
import { journeysOf } from './journeys-of.ts';

export type Chosen = {
  /** Test files, as paths. */
  readonly unit: readonly string[];
  readonly api: readonly string[];
  /** Words for Playwright. */
  readonly journeys: readonly string[];
  /** Changed files that decide about everything: only the whole run says what they break. */
  readonly everything: readonly string[];
};

const concernsAll =
  /^(package(-lock)?\.json|vitest\.config\.ts|playwright\.config\.ts|tsconfig.*|db\/|scripts\/(?!docs|testing)|kernel\/testing\/)/;

/** What the changed files can break: by the imports of the tests, and by the module they stand in. */
export function chooseTests(
  changed: readonly string[],
  texts: ReadonlyMap<string, string>,
): Chosen {
  const users = importGraph(texts).usersOf(changed.filter((file) => texts.has(file)));
  const modules = new Set(changed.map(moduleBehindServer).filter((name) => name !== undefined));
  const tests = [...texts.keys()].filter(
    (file) => /\.test\.tsx?$/.test(file) && (users.has(file) || isApiTestOf(file, modules)),
  );
  const isApi = (file: string) => file.endsWith('.api.test.ts');
  return {
    unit: tests.filter((file) => !isApi(file)),
    api: tests.filter(isApi),
    journeys: journeysOf(changed),
    everything: changed.filter((file) => concernsAll.test(file)),
  };
}

/** A route is found by its address, not by an import: all of a module's API tests may meet it. */
const moduleBehindServer = (file: string): string | undefined =>
  /\.test\.tsx?$/.test(file)
    ? undefined
    : /^modules\/([^/]+)\/(domain|server|seed)\//.exec(file)?.[1];

const isApiTestOf = (file: string, modules: ReadonlySet<string>): boolean =>
  modules.has(/^modules\/([^/]+)\/.*\.api\.test\.ts$/.exec(file)?.[1] ?? '');
