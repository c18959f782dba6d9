import type { Place } from '../distance.ts';
import { newSouthWales } from './new-south-wales.ts';
import type { PostcodeArea } from './postcode-area.ts';
import { queensland } from './queensland.ts';
import { southAndNorth } from './south-and-north.ts';
import { victoria } from './victoria.ts';
import { westAndTasmania } from './west-and-tasmania.ts';

const areas: readonly PostcodeArea[] = [
  newSouthWales,
  victoria,
  queensland,
  southAndNorth,
  westAndTasmania,
].flat();

/** How far a postcode may lie from the next known area before it counts as unknown. */
const mostAway = 15;

const awayFrom = (code: number, [first, last]: PostcodeArea): number =>
  code < first ? first - code : Math.max(0, code - last);

/** Approximate: the middle of the area around it. Null for what is no Australian postcode. */
export function placeOfPostcode(postcode: string | null | undefined): Place | null {
  if (!postcode || !/^\d{3,4}$/.test(postcode.trim())) return null;
  const code = Number(postcode.trim());
  let best: PostcodeArea | null = null;
  for (const area of areas) {
    if (!best || awayFrom(code, area) < awayFrom(code, best)) best = area;
  }
  if (!best || awayFrom(code, best) > mostAway) return null;
  return { latitude: best[2], longitude: best[3] };
}
