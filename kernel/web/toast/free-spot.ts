export type Box = { left: number; top: number; width: number; height: number };
export type Spot = { left: number; top: number };

const step = { across: 8, down: 24 };
/** So much air is left around what can be pressed. */
const air = 4;

function overlap(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width + air) -
    Math.max(one.left, other.left - air);
  const down =
    Math.min(one.top + one.height, other.top + other.height + air) -
    Math.max(one.top, other.top - air);
  return across > 0 && down > 0 ? across * down : 0;
}

/** From the right to the left, and from the top to the bottom. */
function* spots(size: Pick<Box, 'width' | 'height'>, room: Box): Generator<Spot> {
  const right = room.left + Math.max(0, room.width - size.width);
  const bottom = room.top + Math.max(0, room.height - size.height);
  for (let top = room.top; ; top = Math.min(top + step.down, bottom)) {
    for (let left = right; left > room.left; left -= step.across) yield { left, top };
    yield { left: room.left, top };
    if (top >= bottom) return;
  }
}

const coveredAt = (at: Box, pressable: readonly Box[]): number =>
  pressable.reduce((sum, box) => sum + overlap(at, box), 0);

/**
 * Where something of that size covers nothing that can be pressed: where it is, as long as that is
 * so, else as high and as far to the right as there is room. Where every place covers something, the
 * one that covers least.
 */
export function freeSpot(
  size: Pick<Box, 'width' | 'height'>,
  room: Box,
  pressable: readonly Box[],
  now?: Spot,
): Spot {
  if (now && coveredAt({ ...now, ...size }, pressable) === 0) return now;
  let best: Spot = { left: room.left, top: room.top };
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots(size, room)) {
    const covered = coveredAt({ ...spot, ...size }, pressable);
    if (covered < least) [best, least] = [spot, covered];
    if (covered === 0) break;
  }
  return best;
}
