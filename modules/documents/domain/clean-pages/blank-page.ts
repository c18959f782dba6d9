import type { GreyPicture } from './grey-picture.ts';
import { inkOf, inkSpots } from './ink-spots.ts';
import type { InkSpot } from './ink-spots.ts';

/** A page with more ink than holes, edges and dust can make needs no closer look: quick for most. */
const muchInk = 0.04;
/** What a scanner leaves at the very edge of a page: 4 mm on A4. */
const edge = 0.02;
/** A speck of dust or noise: fewer dots than the thinnest figure has at 50 dots an inch. */
const speckDots = 4;
/** More specks than these are a pattern, not dust: one for each 2,000 dots. */
const specksShare = 1 / 2000;
/** Punch holes: 4.5 to 9 mm across, their middle at most 16 mm from an edge, never one alone. */
const hole = { least: 0.015, most: 0.031, fromEdge: 0.055, filled: 0.68, inLine: 0.01 } as const;
/** A pale stamp or pencil is not dark enough to be ink; it still makes its part of the page uneven. */
const block = 16;
const unevenness = 6;
const mostUneven = 2;

/** Nobody misses it: neither ink nor anything pale, apart from dust, punch holes and dark edges. */
export function isBlank(picture: GreyPicture): boolean {
  const { dark, share } = inkOf(picture);
  if (share > muchInk) return false;
  const spots: InkSpot[] = [];
  for (const spot of inkSpots(picture, dark)) {
    if (isMark(picture, spot) && !isLikeHole(picture, spot)) return false;
    spots.push(spot);
  }
  const holes = punchHoles(picture, spots);
  if (spots.some((spot) => isMark(picture, spot) && !holes.has(spot))) return false;
  const specks = spots.filter((spot) => spot.dots.length < speckDots);
  if (specks.length > picture.dots.length * specksShare) return false;
  return unevenBlocks(picture, new Set(spots.flatMap(around(picture)))) <= mostUneven;
}

const isMark = (picture: GreyPicture, spot: InkSpot): boolean =>
  spot.dots.length >= speckDots && !isAtEdge(picture, spot);

/** A shadow that lies along one edge and reaches nowhere into the page. */
function isAtEdge({ width, height }: GreyPicture, spot: InkSpot): boolean {
  const [across, down] = [Math.ceil(width * edge), Math.ceil(height * edge)];
  return (
    spot.right < across ||
    spot.left >= width - across ||
    spot.bottom < down ||
    spot.top >= height - down
  );
}

/** A letter in the margin may be as round as a hole; two of them in line with the edge are holes. */
function punchHoles(picture: GreyPicture, spots: readonly InkSpot[]): ReadonlySet<InkSpot> {
  const round = spots.filter((spot) => isLikeHole(picture, spot));
  const near = Math.max(picture.width, picture.height) * hole.inLine;
  const isInLine = (one: InkSpot, other: InkSpot) =>
    one !== other &&
    (Math.abs(middle(one).x - middle(other).x) <= near ||
      Math.abs(middle(one).y - middle(other).y) <= near);
  return new Set(round.filter((one) => round.some((other) => isInLine(one, other))));
}

const middle = ({ left, right, top, bottom }: InkSpot) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

function isLikeHole({ width, height }: GreyPicture, spot: InkSpot): boolean {
  const [wide, high] = [spot.right - spot.left + 1, spot.bottom - spot.top + 1];
  const size = Math.max(width, height);
  const [least, most] = [Math.min(wide, high), Math.max(wide, high)];
  const isSized = most <= size * hole.most && least >= size * hole.least && most <= least + 3;
  const { x, y } = middle(spot);
  const fromEdge = Math.min(x, width - x, y, height - y);
  const isFilled = spot.dots.length >= wide * high * hole.filled;
  return isSized && isFilled && fromEdge <= size * hole.fromEdge;
}

/** The dots of a spot and those beside it, which are half dark. */
const around =
  ({ width }: GreyPicture) =>
  ({ dots }: InkSpot): number[] =>
    dots.flatMap((at) => [
      ...[at - width - 1, at - width, at - width + 1, at - 1, at],
      ...[at + 1, at + width - 1, at + width, at + width + 1],
    ]);

function unevenBlocks({ width, height, dots }: GreyPicture, ignored: ReadonlySet<number>): number {
  const [across, down] = [Math.ceil(width * edge), Math.ceil(height * edge)];
  let uneven = 0;
  for (let top = down; top + block <= height - down; top += block) {
    for (let left = across; left + block <= width - across; left += block) {
      let [count, sum, squares] = [0, 0, 0];
      for (let at = 0; at < block * block; at += 1) {
        const place = (top + Math.floor(at / block)) * width + left + (at % block);
        if (ignored.has(place)) continue;
        const dot = dots[place] ?? 255;
        count += 1;
        sum += dot;
        squares += dot * dot;
      }
      const mean = sum / Math.max(1, count);
      if (Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) > unevenness) {
        uneven += 1;
      }
    }
  }
  return uneven;
}
