import { expect, test } from 'vitest';
import { splitStream } from './split-stream.ts';

async function* chunks(...sizes: number[]): AsyncGenerator<Uint8Array> {
  let next = 0;
  for (const size of sizes) yield Uint8Array.from({ length: size }, () => (next += 1) % 256);
}

async function piecesOf(source: AsyncIterable<Uint8Array>, bytes: number): Promise<number[][]> {
  const pieces: number[][] = [];
  for await (const piece of splitStream(source, bytes)) {
    const read: number[] = [];
    for await (const chunk of piece) read.push(...chunk);
    pieces.push(read);
  }
  return pieces;
}

test.each([
  ['one large chunk', [10], 4],
  ['chunks that meet the border', [4, 4, 2], 4],
  ['chunks across the border', [3, 3, 3, 1], 4],
  ['empty chunks', [0, 5, 0, 5, 0], 4],
])('%s comes out in pieces, each byte once and in order', async (_, sizes, bytes) => {
  const pieces = await piecesOf(chunks(...sizes), bytes);

  expect(pieces.map((piece) => piece.length)).toEqual([4, 4, 2]);
  expect(pieces.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('nothing is no piece', async () => {
  expect(await piecesOf(chunks(0), 4)).toEqual([]);
});
