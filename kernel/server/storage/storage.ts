import type { Readable } from 'node:stream';

/** The first and the last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

export type Kept = { readonly size: number; readonly sha256: string };

/** Where the bytes of files are. Nothing ever holds a whole file in memory. */
export type Storage = {
  /** All or nothing: a source that fails half-way leaves no trace. */
  put(key: string, source: AsyncIterable<Uint8Array>): Promise<Kept>;
  /** All of it, or a part. Null: nothing is kept under this key. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Removes what uploads left half-written before that moment. */
  sweep(before: Date): Promise<void>;
  /** Throws when the place cannot be used. */
  check(): Promise<void>;
};

const pattern = /^[0-9a-f-]{1,64}(\/[0-9a-f]{1,64}){1,3}$/;

/** D21: keys are ours alone; no name that somebody supplied ever becomes part of a path. */
export function checkKey(key: string): string {
  if (!pattern.test(key)) throw new Error('This is no key of a stored file');
  return key;
}
