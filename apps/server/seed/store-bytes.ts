import type { Storage } from '#kernel/server';

export type StoredBytes = { readonly key: string; readonly bytes: Uint8Array };

/** A disk that has to say that it is done with each file does better with several at a time. */
const atOnce = 16;

export async function storeBytes(storage: Storage, files: readonly StoredBytes[]): Promise<void> {
  const waiting = files.values();
  const work = async () => {
    for (const { key, bytes } of waiting) await storage.put(key, only(bytes));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
