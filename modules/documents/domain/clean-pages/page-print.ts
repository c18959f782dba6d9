import type { GreyPicture } from './grey-picture.ts';

/** The finger print of a page: where it grows darker from left to right, on a grid of 16 by 16. */
export type PagePrint = readonly number[];

const cells = 16;
/** Smaller steps are noise of the paper. */
const step = 3;
/** Pages that differ in more of the 256 places are not looked at again. */
const mostDifferent = 26;

export function printOf(picture: GreyPicture): PagePrint {
  const means = gridMeans(picture, cells + 1, cells);
  const words = Array.from({ length: (cells * cells) / 32 }, () => 0);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const at = row * (cells + 1) + column;
      if ((means[at] ?? 0) <= (means[at + 1] ?? 0) + step) continue;
      const bit = row * cells + column;
      words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  return words;
}

function gridMeans({ width, height, dots }: GreyPicture, columns: number, rows: number): number[] {
  const sums = new Float64Array(columns * rows);
  const counts = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor((x * columns) / width);
      sums[cell] = (sums[cell] ?? 0) + (dots[y * width + x] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return Array.from(sums, (sum, cell) => sum / Math.max(1, counts[cell] ?? 1));
}

function bits(word: number): number {
  let value = word - ((word >>> 1) & 0x55555555);
  value = (value & 0x33333333) + ((value >>> 2) & 0x33333333);
  return (((value + (value >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** In how many of the 256 places two prints differ. */
export const difference = (one: PagePrint, other: PagePrint): number =>
  one.reduce((sum, word, at) => sum + bits(word ^ (other[at] ?? 0)), 0);

export const mayBeSame = (one: PagePrint, other: PagePrint): boolean =>
  difference(one, other) <= mostDifferent;
