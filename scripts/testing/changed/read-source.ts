import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** What a file takes from another: these names, or whatever it has. */
export type Use = { readonly file: string; readonly names: readonly string[] | 'all' };

export type Source = {
  readonly uses: readonly Use[];
  /** Names that it exports but another file defines. */
  readonly passes: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Files whose every name it exports. */
  readonly passesAll: readonly string[];
  readonly defines: ReadonlySet<string>;
};

/** Types are left out: they are gone when a test runs, and the compiler judges them. */
export function readSource(path: string, text: string): Source {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const uses: Use[] = [];
  const passes = new Map<string, { file: string; name: string }>();
  const passesAll: string[] = [];
  const defines = new Set<string>();

  for (const { moduleRequest, entries } of module.staticImports) {
    const file = fileOf(path, moduleRequest.value);
    const values = entries.filter(({ isType }) => !isType);
    if (!file || (entries.length > 0 && values.length === 0)) continue;
    const isWhole = values.some(({ importName }) => importName.kind === 'NamespaceObject');
    const names = values.map(({ importName }) => importName.name ?? 'default');
    uses.push({ file, names: isWhole ? 'all' : names });
  }
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType) continue;
    const name = exportName.name ?? 'default';
    const file = moduleRequest && fileOf(path, moduleRequest.value);
    if (!file) defines.add(name);
    else if (importName.kind === 'Name') passes.set(name, { file, name: importName.name ?? name });
    else if (importName.kind === 'AllButDefault') passesAll.push(file);
    else uses.push({ file, names: 'all' });
  }
  for (const [, specifier = ''] of text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)) {
    const file = fileOf(path, specifier);
    if (file) uses.push({ file, names: 'all' });
  }
  return { uses, passes, passesAll, defines };
}

const doors: Readonly<Record<string, string>> = {
  '#operations': 'operations/index.ts',
  '#kernel/web-testing': 'kernel/web/testing/index.ts',
};

/** The file of the project behind a specifier; none for packages and style sheets. */
function fileOf(from: string, specifier: string): string | undefined {
  if (doors[specifier]) return doors[specifier];
  const [, house, layer] = /^#([^/]+)\/([^/]+)$/.exec(specifier) ?? [];
  if (house === 'kernel') return `kernel/${layer}/index.ts`;
  if (house) return `modules/${house}/${layer}/index.ts`;
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), specifier);
  return /\.(ts|tsx|mjs)$/.test(path) ? path : undefined;
}
