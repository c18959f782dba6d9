import { createHash } from 'node:crypto';

export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** Both ends included. */
  between(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
};

/** Mulberry32: the same words give the same dice, on every machine and in every year. */
export function randomOf(...words: readonly string[]): Random {
  let state = createHash('sha256').update(words.join('/')).digest().readUInt32BE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick<T>(items: readonly T[]): T {
      const found = items[Math.floor(next() * items.length)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
  };
}
