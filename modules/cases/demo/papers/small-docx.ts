import { crc32 } from 'node:zlib';
import { docxParts } from '../../domain/index.ts';

/** What the header of an entry says both before its bytes and in the list at the end. */
function factsOf(name: Buffer, bytes: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  // 1 January 1980, the first day that an archive knows: the same bytes on every day.
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

const signature = (second: number, third: number): Buffer =>
  Buffer.from([0x50, 0x4b, second, third]);

/** A Word document with this text, not compressed. */
export function smallDocx(html: string): Buffer {
  const entries: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(docxParts(html))) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)];
    const facts = factsOf(name, bytes);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const entry = Buffer.concat([signature(3, 4), facts, name, bytes]);
    list.push(signature(1, 2), Buffer.from([20, 0]), facts, place, name);
    entries.push(entry);
    offset += entry.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, listed, signature(5, 6), end]);
}
