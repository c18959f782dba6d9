import { methodAndPath } from '#documents/domain';
import type { PrintRoute } from '#documents/domain';

export type PrintCall = {
  readonly document: PrintRoute;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
};

/** M-113, M-114. */
export const missingId = 'Missing parameter id';
export const missingParameter = 'Missing parameter';

/** B-266: the one filter that may hold several values in one parameter. */
const lists = ['fundingTransactionStatuses'];

const valueOf = (name: string, value: string): string | readonly string[] =>
  lists.includes(name) ? value.split(',').filter(Boolean) : value;

/** Anybody writes addresses: a parameter called `constructor` must find nothing. */
const own = (rows: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(rows, key) ? rows[key] : undefined;

/** The document that the address means, among those of its page. */
const documentOf = (documents: readonly PrintRoute[], type: string | null) =>
  documents.find((one) => one.type !== undefined && one.type === type) ??
  documents.find((one) => one.type === undefined);

/** What the address asks the server for, or which part of it is missing. */
export function printCall(
  documents: readonly PrintRoute[],
  params: URLSearchParams,
): PrintCall | { readonly missing: string } {
  const id = params.get('id')?.trim() ?? '';
  const given = [...params].filter(([, value]) => value.trim());
  const [first] = documents;
  if (first?.needs === 'id' && !id) return { missing: missingId };
  if (first?.needs === 'filters' && !given.length) return { missing: missingParameter };
  const document = documentOf(documents, params.get('type'));
  if (!document) return { missing: missingParameter };
  const { needs, sends } = document;
  if (needs === 'id' && !id) return { missing: missingId };
  const sent = given.flatMap(([name, value]) => {
    const wire = sends ? own(sends, name) : needs === 'filters' ? name : undefined;
    return wire ? [[wire, valueOf(name, value)] as const] : [];
  });
  const { method, path } = methodAndPath(document);
  return {
    document,
    method,
    path: path.replace('{id}', encodeURIComponent(id)),
    query: Object.fromEntries(sent),
  };
}
