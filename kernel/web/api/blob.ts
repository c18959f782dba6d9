import { send } from './api.ts';

/** A binary answer, asked for with the caller's token. */
export const getBlob = async (path: string, signal?: AbortSignal): Promise<Blob> =>
  (await send('GET', path, signal && { signal })).blob();
