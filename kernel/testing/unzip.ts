import { inflateRawSync } from 'node:zlib';

const centralMark = 0x02_01_4b_50;
const endMark = 0x06_05_4b_50;

/** The files of an archive by name, read from its directory as a program would. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== endMark) end -= 1;
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === centralMark) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, contentAt(archive, at));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

function contentAt(archive: Buffer, entry: number): Buffer {
  const isPacked = archive.readUInt16LE(entry + 10) === 8;
  const size = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const bytes = archive.subarray(start, start + size);
  return isPacked ? inflateRawSync(bytes) : bytes;
}
