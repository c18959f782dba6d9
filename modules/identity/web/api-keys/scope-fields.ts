import { apiScopes, flag } from '#kernel/domain';
import type { Fields } from '#kernel/domain';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const partsOf = (scope: string): readonly [module: string, access: string] => {
  const [module = '', access = ''] = scope.split(':');
  return [module, access];
};

/** A name of a field has no colon. */
const keyOf = (scope: string): string => {
  const [module, access] = partsOf(scope);
  return module + capital(access);
};

const allScopes = (): string[] => apiScopes().flatMap(({ scopes }) => scopes);

/** A switch for each scope, those of a module beside each other. */
export const scopeFields = (): Fields =>
  Object.fromEntries(
    allScopes().map((scope) => {
      const [module, access] = partsOf(scope);
      return [keyOf(scope), flag(`${capital(module)}: ${access}`, { default: false })];
    }),
  );

/** Of the switches that are on. */
export const chosenScopes = (values: Readonly<Record<string, unknown>>): string[] =>
  allScopes().filter((scope) => values[keyOf(scope)] === true);

/** `cases:read` and `cases:write` together are "Cases: read, write". */
export const scopesInWords = (scopes: readonly string[]): string[] =>
  [...Map.groupBy(scopes, (scope) => partsOf(scope)[0])].map(
    ([module, found]) =>
      `${capital(module)}: ${found.map((scope) => partsOf(scope)[1]).join(', ')}`,
  );
