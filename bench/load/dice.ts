/** Repeatable chance: both servers get the same questions in the same order. */
export type Dice = {
  below(most: number): number;
  upTo(most: number): number;
  of<T>(values: readonly T[]): T;
  chance(share: number): boolean;
};

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    upTo: (most) => 1 + below(most),
    of: (values) => values[below(values.length)] as (typeof values)[number],
    chance: (share) => next() < share,
  };
}
