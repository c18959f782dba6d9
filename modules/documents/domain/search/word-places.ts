import type { PageRect } from '../reader/annotation.ts';
import { rangesOnPage } from './find-in-text.ts';
import type { LookedFor } from './find-in-text.ts';

/** A recognised word and its box, in shares of the page as it is read. */
export type PlacedWord = readonly [
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
];

export type FoundOnScan = { readonly count: number; readonly rects: readonly PageRect[] };

/** Which words of a scanned page are what is looked for. */
export function findOnScan(words: readonly PlacedWord[], looked: LookedFor): FoundOnScan {
  const placed: { readonly start: number; readonly end: number; readonly rect: PageRect }[] = [];
  let text = '';
  for (const [word, x, y, width, height] of words) {
    const start = text.length;
    text += word;
    placed.push({ start, end: text.length, rect: { x, y, width, height } });
    text += ' ';
  }
  const ranges = rangesOnPage(text, looked);
  const rects = placed.flatMap(({ start, end, rect }) =>
    ranges.some((range) => range.start < end && range.end > start) ? [rect] : [],
  );
  return { count: ranges.length, rects };
}
