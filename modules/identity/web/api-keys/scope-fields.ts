import { apiScopes, flag } from '#kernel/domain';
import type { Fields } from '#kernel/domain';

const nameOf = (module: string): string => module.charAt(0).toUpperCase() + module.slice(1);

const keysOf = (module: string) => ({ read: `${module}Read`, write: `${module}Write` });

/** Two switches for each module that keys may be cut to. */
export function scopeFields(): Fields {
  return Object.fromEntries(
    apiScopes().flatMap(({ module }) => {
      const { read, write } = keysOf(module);
      return [
        [read, flag(`${nameOf(module)}: read`, { default: false })],
        [write, flag(`${nameOf(module)}: write`, { default: false })],
      ];
    }),
  );
}

/** Of the switches that are on. */
export const chosenScopes = (values: Readonly<Record<string, unknown>>): string[] =>
  apiScopes().flatMap(({ module, read, write }) => {
    const keys = keysOf(module);
    return [
      ...(values[keys.read] === true ? [read] : []),
      ...(values[keys.write] === true ? [write] : []),
    ];
  });

/** `cases:read` and `cases:write` together are "Cases: read, write". */
export const scopesInWords = (scopes: readonly string[]): string[] =>
  [...Map.groupBy(scopes, (scope) => scope.split(':')[0] ?? '')].map(
    ([module, found]) =>
      `${nameOf(module)}: ${found.map((scope) => scope.split(':')[1] ?? '').join(', ')}`,
  );
