import { send } from './api.ts';

/** A binary answer, asked for with the caller's token. */
export const getBlob = async (path: string, signal?: AbortSignal): Promise<Blob> =>
  (await send('GET', path, signal && { signal })).blob();

/** The same for a question that is too long for an address. */
export const postBlob = async (path: string, body: unknown): Promise<Blob> =>
  (await send('POST', path, { body })).blob();
