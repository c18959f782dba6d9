export type Range = readonly [from: number, to: number];

/** Reads a CSS `unicode-range` without wildcards: `U+0-FF,U+131`. */
export const readRanges = (text: string): readonly Range[] =>
  [...text.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);

export const isInRanges = (ranges: readonly Range[], letter: number): boolean =>
  ranges.some(([from, to]) => letter >= from && letter <= to);
