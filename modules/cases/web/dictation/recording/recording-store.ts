import type { Cut } from './cut-pieces.ts';

/** A piece is what was recorded between pressing Record and Pause; its chunks come every second. */
export type StoredPiece = Cut & { readonly id: string };

export type StoredRecording = {
  /** The person and the case. */
  readonly key: string;
  readonly mimeType: string;
  readonly pieces: readonly StoredPiece[];
};

const recordings = 'recordings';
const chunks = 'chunks';

function openStore(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open('caseway-dictations', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(recordings, { keyPath: 'key' });
    const store = request.result.createObjectStore(chunks, { autoIncrement: true });
    store.createIndex('piece', 'piece');
  };
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
  return promise;
}

let opened: Promise<IDBDatabase> | null = null;
const store = (): Promise<IDBDatabase> => (opened ??= openStore());

/** Resolves once the browser has written it down. */
async function work<T>(
  mode: IDBTransactionMode,
  act: (of: (name: string) => IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | undefined> {
  const database = await store();
  const { promise, resolve, reject } = Promise.withResolvers<T | undefined>();
  const transaction = database.transaction([recordings, chunks], mode);
  const request = act((name) => transaction.objectStore(name));
  transaction.oncomplete = () => resolve(request?.result);
  transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept'));
  return promise;
}

export const loadRecording = async (key: string): Promise<StoredRecording | null> =>
  ((await work('readonly', (of) => of(recordings).get(key))) as StoredRecording | undefined) ??
  null;

export async function saveRecording(recording: StoredRecording): Promise<void> {
  await work('readwrite', (of) => of(recordings).put(recording));
}

export async function addChunk(piece: string, blob: Blob): Promise<void> {
  await work('readwrite', (of) => of(chunks).add({ piece, blob }));
}

/** In the order in which they were recorded. */
export async function bytesOfPiece(piece: string): Promise<Uint8Array> {
  const found = await work('readonly', (of) => of(chunks).index('piece').getAll(piece));
  const blob = new Blob((found as { blob: Blob }[]).map((chunk) => chunk.blob));
  return new Uint8Array(await blob.arrayBuffer());
}

export async function forgetPieces(pieces: readonly string[]): Promise<void> {
  await work('readwrite', (of) => {
    const all = of(chunks);
    for (const piece of pieces) {
      const keys = all.index('piece').getAllKeys(piece);
      keys.onsuccess = () => {
        for (const key of keys.result) all.delete(key);
      };
    }
    return null;
  });
}

export async function forgetRecording({ key, pieces }: StoredRecording): Promise<void> {
  await forgetPieces(pieces.map(({ id }) => id));
  await work('readwrite', (of) => of(recordings).delete(key));
}
