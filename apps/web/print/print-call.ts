import type { PrintDocument } from './print-documents.ts';

export type PrintCall =
  | { readonly missing: string }
  | {
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
const own = (rows: Readonly<Record<string, string>> | undefined, key: string) =>
  rows && Object.hasOwn(rows, key) ? rows[key] : undefined;

/** What the address asks the server for, or which part of it is missing. */
export function printCall(document: PrintDocument, params: URLSearchParams): PrintCall {
  const { call, method = 'GET', needs, query, kinds } = document;
  const id = params.get('id')?.trim() ?? '';
  const given = [...params].filter(([, value]) => value.trim());
  if (needs === 'id' && !id) return { missing: missingId };
  if (needs === 'filters' && !given.length) return { missing: missingParameter };
  const kind = own(kinds, params.get('type') ?? '');
  if (kinds && !kind) return { missing: missingParameter };
  const sent = given.flatMap(([name, value]) => {
    const wire = query ? own(query, name) : needs === 'filters' ? name : undefined;
    return wire ? [[wire, valueOf(name, value)] as const] : [];
  });
  return {
    method,
    path: call.replace('{id}', encodeURIComponent(id)).replace('{kind}', kind ?? ''),
    query: Object.fromEntries(sent),
  };
}
