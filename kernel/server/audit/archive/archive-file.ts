import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { Storage } from '../../storage/storage.ts';

/** One row of the log: its place in the order of the seals, and the text that its hash is made of. */
export type ArchivedRow = { readonly xid: string; readonly id: string; readonly line: string };

export type Digest = { readonly rows: number; readonly sha256: string };

const hashOf = (line: string): Buffer => createHash('sha256').update(line, 'utf8').digest();

/** Compressed as it comes: a month may have millions of rows. */
export async function writeArchive(
  storage: Storage,
  key: string,
  rows: AsyncIterable<ArchivedRow>,
): Promise<Digest & { readonly file: string }> {
  const digest = createHash('sha256');
  let count = 0;
  async function* lines() {
    for await (const { xid, id, line } of rows) {
      digest.update(hashOf(line));
      count += 1;
      yield `${xid} ${id} ${line}\n`;
    }
  }
  const packed = Readable.from(lines()).pipe(createGzip());
  const { sha256 } = await storage.put(key, packed);
  return { rows: count, sha256: digest.digest('hex'), file: sha256 };
}

/** Each row with the hash that its text has now; a file that is gone or broken throws. */
export async function* readArchive(
  storage: Storage,
  key: string,
): AsyncGenerator<{ readonly xid: string; readonly id: string; readonly hash: Buffer }> {
  const source = await storage.get(key);
  if (!source) throw new Error('A month of the audit log is not where it was put');
  const unpacked = source.pipe(createGunzip());
  // What breaks the source must break the reader too.
  source.on('error', (error) => unpacked.destroy(error));
  for await (const text of createInterface({ input: unpacked, crlfDelay: Infinity })) {
    const [xid = '', id = ''] = text.split(' ', 2);
    const line = text.slice(xid.length + id.length + 2);
    yield { xid, id, hash: hashOf(line) };
  }
}

export async function digestOfArchive(storage: Storage, key: string): Promise<Digest> {
  const digest = createHash('sha256');
  let rows = 0;
  for await (const { hash } of readArchive(storage, key)) {
    digest.update(hash);
    rows += 1;
  }
  return { rows, sha256: digest.digest('hex') };
}
