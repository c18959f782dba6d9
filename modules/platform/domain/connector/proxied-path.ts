import type { Connector, OutsideMethod } from './define-connector.ts';

const odd = /\\|%2f|%5c|%2e|\/\//i;

/**
 * The path of a call that a user makes through us, or null where the connector declares none. `url`
 * is relative or begins with exactly `apiBase`; nothing that a server might read as another path passes.
 */
export function proxiedPath(
  { proxy }: Pick<Connector, 'proxy'>,
  apiBase: string,
  { method, url }: { readonly method: OutsideMethod; readonly url: string },
): string | null {
  const given = url.startsWith(`${apiBase}/`) ? url.slice(apiBase.length) : url;
  const [path = '', query] = given.split('?', 2);
  if (!path.startsWith('/') || odd.test(path) || given.includes('#')) return null;
  const segments = path.split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) return null;
  const isDeclared = proxy.some(
    (one) => one.method === method && isLike(one.path.split('/'), segments),
  );
  if (!isDeclared) return null;
  return query === undefined ? path : `${path}?${query}`;
}

const isLike = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, at) =>
    /^\{\w+\}$/.test(part) ? segments[at] !== '' : part === segments[at],
  );
