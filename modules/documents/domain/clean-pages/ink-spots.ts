import { levelsOf, paperOf } from './grey-picture.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Dots that touch each other and are clearly darker than the paper. */
export type InkSpot = {
  readonly dots: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** How much darker than the paper ink is, of 255. */
const contrast = 40;

/** How light a dot of ink is at most, and how much of the page is ink, from 0 to 1. */
export function inkOf(picture: GreyPicture): { readonly dark: number; readonly share: number } {
  const { length } = picture.dots;
  const levels = levelsOf(picture);
  const dark = paperOf(levels, length) - contrast;
  const ink = levels.subarray(0, Math.max(0, dark + 1)).reduce((sum, count) => sum + count, 0);
  return { dark, share: ink / length };
}

/** The spots of a page, one after the other: most pages are decided by their first letter. */
export function* inkSpots(picture: GreyPicture, dark: number): Generator<InkSpot> {
  const { width, height, dots } = picture;
  const seen = new Uint8Array(dots.length);
  const isInk = (at: number) => (dots[at] ?? 255) <= dark;
  for (let start = 0; start < dots.length; start += 1) {
    if (seen[start] || !isInk(start)) continue;
    yield spread(start, { width, height, isInk, seen });
  }
}

type Field = {
  readonly width: number;
  readonly height: number;
  readonly seen: Uint8Array;
  isInk(at: number): boolean;
};

function spread(start: number, { width, height, seen, isInk }: Field): InkSpot {
  const found = [start];
  seen[start] = 1;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let next = 0; next < found.length; next += 1) {
    const at = found[next] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const near = ny * width + nx;
        if (seen[near] || !isInk(near)) continue;
        seen[near] = 1;
        found.push(near);
      }
    }
  }
  return { dots: found, left, top, right, bottom };
}
