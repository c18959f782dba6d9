import { browserSetting } from '#kernel/web';

/** An upload that was begun in this browser; its bytes so far wait on the server. */
export type UnfinishedUpload = {
  /** What tells the same file apart from another one. */
  readonly fingerprint: string;
  readonly name: string;
  /** The record it goes to; empty where there is none yet. */
  readonly place: string;
  readonly url: string;
  readonly begunAt: number;
};

/** As long as the server waits for the rest, and no more than anybody goes back to. */
const keptMilliseconds = 24 * 3_600_000;
const most = 50;

const isEntry = (value: unknown): value is UnfinishedUpload =>
  typeof value === 'object' && value !== null && 'fingerprint' in value && 'url' in value;

/** Survives a reload: choosing the same file again goes on where it stopped. */
export const unfinishedUploads = browserSetting<readonly UnfinishedUpload[]>('caseway:uploads', {
  parse: (text) => {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isEntry) : null;
  },
  write: (list) => JSON.stringify(list),
  fallback: () => [],
});

export function rememberUpload(entry: UnfinishedUpload): void {
  const others = unfinishedUploads
    .get()
    .filter(
      ({ fingerprint, begunAt }) =>
        fingerprint !== entry.fingerprint && begunAt > entry.begunAt - keptMilliseconds,
    );
  unfinishedUploads.set([...others, entry].slice(-most));
}

export function forgetUpload(fingerprint: string): void {
  unfinishedUploads.set(
    unfinishedUploads.get().filter((entry) => entry.fingerprint !== fingerprint),
  );
}

export const uploadBegun = (fingerprint: string): UnfinishedUpload | undefined =>
  unfinishedUploads.get().find((entry) => entry.fingerprint === fingerprint);
