import { send } from './api.ts';

/** A binary answer, asked for with the caller's token. */
export const getBlob = async (path: string, signal?: AbortSignal): Promise<Blob> =>
  (await send('GET', path, signal && { signal })).blob();

/** The same for a question that is too long for an address. */
export const postBlob = async (path: string, body: unknown): Promise<Blob> =>
  (await send('POST', path, { body })).blob();

export type Part = { readonly bytes: Uint8Array; readonly size: number };

/** Some bytes of a file and the size of the whole, for what reads a large file piece by piece. */
export async function getPart(
  path: string,
  { first, last }: { readonly first: number; readonly last: number },
  signal?: AbortSignal,
): Promise<Part> {
  const headers = { range: `bytes=${first}-${last}` };
  const answer = await send('GET', path, { headers, ...(signal && { signal }) });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const whole = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
  return { bytes, size: whole === undefined ? bytes.length : Number(whole) };
}
