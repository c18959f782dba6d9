import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { openBytes, sealBytes } from './frames.ts';
import type { Bytes } from './frames.ts';
import { pathWithin } from './path-within.ts';
import type { Part } from './manifest.ts';
import type { BackupKey } from './passphrase.ts';

/** One file of a backup. A name that ends with .gz is compressed; all are readable by us only. */
export async function writePart(
  folder: string,
  path: string,
  source: Bytes,
  key: BackupKey | null,
): Promise<Part> {
  const file = pathWithin(folder, path);
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: Bytes): Bytes {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const packed = path.endsWith('.gz') ? gzipped(source) : source;
  const sealed = key ? sealBytes(packed, key.bytes, path) : packed;
  await pipeline(
    counted(sealed),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
}

/** The content as it was handed to `writePart`. */
export function readPart(folder: string, { path }: Part, key: BackupKey | null): Bytes {
  const stored: Bytes = createReadStream(pathWithin(folder, path));
  const packed = key ? openBytes(stored, key.bytes, path) : stored;
  return path.endsWith('.gz') ? gunzipped(packed) : packed;
}

/** Refuses a part that is missing, shorter, longer or changed. */
export async function checkPart(folder: string, part: Part): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(pathWithin(folder, part.path)), hash);
  } catch (error) {
    throw new Error(`${part.path} cannot be read`, { cause: error });
  }
  if (hash.digest('hex') !== part.sha256) throw new Error(`${part.path} is damaged`);
}

const gzipped = (source: Bytes): Bytes => piped(source, createGzip({ level: 4 }));
const gunzipped = (source: Bytes): Bytes => piped(source, createGunzip());

/** Either side's failure is the reader's. */
function piped(source: Bytes, through: NodeJS.ReadWriteStream & Readable): Bytes {
  pipeline(Readable.from(source), through).catch((error: Error) => through.destroy(error));
  return through;
}
