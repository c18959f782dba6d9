import type { GreyPicture } from './grey-picture.ts';

/** How far two scans of one sheet may lie apart, as a share of its width: half a millimetre. */
const shiftShare = 0.0025;
/** A stretch of paper moves a little against the rest of its page. */
const blockShift = 1;
const block = 24;
/** Of 255, after smoothing. One figure instead of another differs by twice as much. */
const tolerance = 42;
/** So many dots of one block must differ: a single one is dust. */
const fewDots = 2;

/**
 * Whether two pages show the same. It errs to one side only: a second scan that lies crooked counts as
 * another page, and two pages that differ in one figure never count as the same. Both are smoothed.
 */
export function isSamePage(a: GreyPicture, b: GreyPicture): boolean {
  const shift = Math.ceil(a.width * shiftShare);
  if (Math.abs(a.width - b.width) > shift || Math.abs(a.height - b.height) > shift) {
    return false;
  }
  const [dx, dy] = bestShift(a, b, shift);
  for (let top = 0; top < a.height; top += block) {
    for (let left = 0; left < a.width; left += block) {
      if (blockDiffers(a, b, { left, top, dx, dy })) return false;
    }
  }
  return true;
}

/** Each dot becomes the mean of itself and its eight neighbours; the outermost stay as they are. */
export function smoothed({ width, height, dots }: GreyPicture): GreyPicture {
  const across = new Uint16Array(dots.length);
  const result = new Uint8Array(dots);
  for (let at = 1; at < dots.length - 1; at += 1) {
    across[at] = (dots[at - 1] ?? 0) + (dots[at] ?? 0) + (dots[at + 1] ?? 0);
  }
  for (let y = 1; y < height - 1; y += 1) {
    const end = (y + 1) * width - 1;
    for (let at = y * width + 1; at < end; at += 1) {
      const sum = (across[at - width] ?? 0) + (across[at] ?? 0) + (across[at + width] ?? 0);
      result[at] = sum / 9;
    }
  }
  return { width, height, dots: result };
}

function bestShift(a: GreyPicture, b: GreyPicture, shift: number): readonly [number, number] {
  let best: readonly [number, number] = [0, 0];
  let least = Infinity;
  for (let dy = -shift; dy <= shift; dy += 1) {
    for (let dx = -shift; dx <= shift; dx += 1) {
      // Straight first: an equal page is not looked for any further.
      const sum = coarseDifference(a, b, dx, dy) + (dx || dy ? 1 : 0);
      if (sum < least) [least, best] = [sum, [dx, dy]];
    }
  }
  return best;
}

function coarseDifference(a: GreyPicture, b: GreyPicture, dx: number, dy: number): number {
  let sum = 0;
  for (let y = 4; y < a.height - 4; y += 7) {
    const [own, other] = [y * a.width, (y + dy) * b.width + dx];
    for (let x = 4; x < a.width - 4; x += 5) {
      sum += Math.abs((a.dots[own + x] ?? 255) - (b.dots[other + x] ?? 255));
    }
  }
  return sum;
}

type Place = {
  readonly left: number;
  readonly top: number;
  readonly dx: number;
  readonly dy: number;
};

function blockDiffers(a: GreyPicture, b: GreyPicture, place: Place): boolean {
  if (!differsAt(a, b, place)) return false;
  for (let dy = -blockShift; dy <= blockShift; dy += 1) {
    for (let dx = -blockShift; dx <= blockShift; dx += 1) {
      if (!differsAt(a, b, { ...place, dx: place.dx + dx, dy: place.dy + dy })) return false;
    }
  }
  return true;
}

function differsAt(a: GreyPicture, b: GreyPicture, { left, top, dx, dy }: Place): boolean {
  let different = 0;
  const [right, bottom] = [Math.min(left + block, a.width), Math.min(top + block, a.height)];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [ox, oy] = [x + dx, y + dy];
      if (ox < 0 || oy < 0 || ox >= b.width || oy >= b.height) continue;
      const own = a.dots[y * a.width + x] ?? 255;
      if (Math.abs(own - (b.dots[oy * b.width + ox] ?? 255)) <= tolerance) continue;
      different += 1;
      if (different >= fewDots) return true;
    }
  }
  return false;
}
