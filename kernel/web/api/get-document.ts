import { send } from './api.ts';
import type { Query } from './api.ts';

export type RenderedDocument =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'pdf'; readonly file: Blob };

/** B-403: print calls answer HTML text, some of them a PDF. */
export async function getDocument(
  method: 'GET' | 'POST',
  path: string,
  query: Query,
  signal?: AbortSignal,
): Promise<RenderedDocument> {
  const answer = await send(method, path, {
    query,
    ...(method === 'POST' && { body: {} }),
    ...(signal && { signal }),
  });
  const type = answer.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/pdf')) return { kind: 'pdf', file: await answer.blob() };
  const text = await answer.text();
  return { kind: 'html', html: type.includes('json') ? fromJson(text) : text };
}

/** The text may come as a JSON string; null is no document. */
function fromJson(text: string): string {
  const value = JSON.parse(text || 'null') as unknown;
  return typeof value === 'string' ? value : '';
}
