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

/** What the address asks the server for, or which part of it is missing. */
export function printCall(document: PrintDocument, params: URLSearchParams): PrintCall {
  const { call, method = 'GET', needs, query, kinds } = document;
  const id = params.get('id')?.trim() ?? '';
  const given = [...params].filter(([, value]) => value.trim());
  if (needs === 'id' && !id) return { missing: missingId };
  if (needs === 'filters' && !given.length) return { missing: missingParameter };
  const kind = kinds?.[params.get('type') ?? ''];
  if (kinds && !kind) return { missing: missingParameter };
  const sent = query
    ? given.flatMap(([name, value]) => (query[name] ? [[query[name], valueOf(name, value)]] : []))
    : needs === 'filters'
      ? given.map(([name, value]) => [name, valueOf(name, value)])
      : [];
  return {
    method,
    path: call.replace('{id}', encodeURIComponent(id)).replace('{kind}', kind ?? ''),
    query: Object.fromEntries(sent) as Record<string, string | readonly string[]>,
  };
}
