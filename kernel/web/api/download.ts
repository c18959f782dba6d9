import { send } from './api.ts';
import type { Query } from './api.ts';

/** Saves a binary answer under the name that the server gave it. */
export async function download(path: string, query: Query, fallbackName: string): Promise<void> {
  const answer = await send('POST', path, { query, body: {} });
  const link = document.createElement('a');
  const url = URL.createObjectURL(await answer.blob());
  link.href = url;
  link.download = fileName(answer.headers.get('Content-Disposition')) ?? fallbackName;
  link.click();
  // Some browsers read the blob only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}
