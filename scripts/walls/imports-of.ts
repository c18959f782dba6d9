import { parseSync } from 'rolldown/utils';

/** Every module a source text names: imports, re-exports, dynamic imports and imported types. */
export function importsOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) =>
      found.entries.map((entry) => entry.moduleRequest?.value),
    ),
    ...[...text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)].map((found) => found[1]),
  ];
  return [...new Set(named.filter((name) => name !== undefined))];
}
