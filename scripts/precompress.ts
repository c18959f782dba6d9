import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhile = 1024;
const compressible = /\.(js|mjs|css|html|svg|json|txt|map|wasm)$/;
/** The last two levels of brotli take sixteen times as long for a fourteenth less. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const packers: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) => promisify<Buffer, object, Buffer>(brotliCompress)(bytes, brotli),
  '.gz': (bytes) => promisify<Buffer, object, Buffer>(gzip)(bytes, { level: 9 }),
};

/**
 * Beside each file of a built web app its compressed twins: the server picks one and compresses
 * nothing itself.
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(writeTwins));
}

async function writeTwins(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < worthwhile) return;
  for (const [ending, pack] of Object.entries(packers)) {
    const packed = await pack(bytes);
    if (packed.length < bytes.length) writeFileSync(`${file}${ending}`, packed);
  }
}
