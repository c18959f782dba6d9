import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openBytes, sealBytes } from './frames.ts';

const key = randomBytes(32);
const frame = 262_144;

const inChunks = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  );

async function whole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sealed = (bytes: Buffer) => whole(sealBytes(inChunks(bytes, 40_000), key, 'a'));
const opened = (bytes: Buffer, path = 'a', with_ = key) =>
  whole(openBytes(inChunks(bytes, 33_333), with_, path));

describe('a sealed part', () => {
  test.each([0, 1, frame - 1, frame, frame + 1, 3 * frame])('of %i bytes opens', async (size) => {
    const bytes = randomBytes(size);

    expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true);
  });

  test('shows nothing of its content', async () => {
    const text = 'the patient said';

    expect((await sealed(Buffer.from(text))).includes(text)).toBe(false);
  });

  test.each([0, 20, frame + 40, 2 * frame + 60])('with byte %i flipped is refused', async (at) => {
    const bytes = await sealed(randomBytes(2 * frame + 100));
    bytes[at] = (bytes[at] ?? 0) ^ 1;

    await expect(opened(bytes)).rejects.toThrow('was changed');
  });

  test.each([
    ['at a frame', 16 + 2 * (frame + 16)],
    ['inside a frame', 16 + frame + 5000],
    ['inside the first bytes', 10],
  ])('cut off %s is refused', async (_, size) => {
    const bytes = await sealed(randomBytes(3 * frame));

    await expect(opened(bytes.subarray(0, size))).rejects.toThrow(/changed|cut short/);
  });

  test('under another name or another key is refused', async () => {
    const bytes = await sealed(randomBytes(100));

    await expect(opened(bytes, 'b')).rejects.toThrow('b was changed');
    await expect(opened(bytes, 'a', randomBytes(32))).rejects.toThrow('was changed');
  });
});
