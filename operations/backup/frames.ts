import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type Bytes = AsyncIterable<Buffer>;

const frameSize = 262_144;
const tagSize = 16;
const saltSize = 16;

/**
 * AES-256-GCM frame by frame: nothing is given out before it is authenticated, however long the
 * file. The key belongs to one path, so parts cannot change places; the nonce counts the frames and
 * marks the last one, so none can be moved, left out or cut off.
 */
export async function* sealBytes(source: Bytes, key: Buffer, path: string): Bytes {
  const salt = randomBytes(saltSize);
  yield salt;
  const own = keyOf(key, salt, path);
  for await (const { block, index, isLast } of framesOf(source, frameSize)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(index, isLast));
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }
}

export async function* openBytes(source: Bytes, key: Buffer, path: string): Bytes {
  const { head, rest } = await split(source, saltSize);
  const own = keyOf(key, head, path);
  for await (const { block, index, isLast } of framesOf(rest, frameSize + tagSize)) {
    const tag = block.subarray(-tagSize);
    if (tag.length < tagSize) throw new Error(`${path} is cut short`);
    const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(index, isLast)).setAuthTag(tag);
    const plain = decipher.update(block.subarray(0, -tagSize));
    try {
      decipher.final();
    } catch (error) {
      throw new Error(`${path} was changed or belongs to another backup`, { cause: error });
    }
    yield plain;
  }
}

const keyOf = (key: Buffer, salt: Buffer, path: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, path, 32));

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}

type Frame = { block: Buffer; index: number; isLast: boolean };

/** Blocks of exactly `size`; the last one may be shorter, even empty, and always exists. */
async function* framesOf(source: Bytes, size: number): AsyncGenerator<Frame> {
  let waiting: Buffer[] = [];
  let length = 0;
  let index = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let whole = Buffer.concat(waiting);
    // One byte more than a block proves that the block is not the last.
    for (; whole.length > size; index += 1) {
      yield { block: whole.subarray(0, size), index, isLast: false };
      whole = whole.subarray(size);
    }
    waiting = [whole];
    length = whole.length;
  }
  yield { block: Buffer.concat(waiting), index, isLast: true };
}

async function split(source: Bytes, size: number): Promise<{ head: Buffer; rest: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < size) {
    const { value, done } = await iterator.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* rest(): Bytes {
    yield start.subarray(size);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: start.subarray(0, size), rest: rest() };
}
