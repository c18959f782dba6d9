/** Minutes of the day; the end is not part of it. */
export type Span = { readonly start: number; readonly end: number };

export type Laned<T> = { readonly block: T; readonly lane: number };

/**
 * Blocks that overlap stand below each other, in as few lanes as possible; one that follows takes the
 * first lane that is free again.
 */
export function intoLanes<T extends Span>(
  blocks: readonly T[],
): { readonly placed: readonly Laned<T>[]; readonly lanes: number } {
  const ends: number[] = [];
  const inOrder = blocks.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const placed = inOrder.map((block) => {
    const free = ends.findIndex((end) => end <= block.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Math.max(block.end, block.start + 1);
    return { block, lane };
  });
  return { placed, lanes: ends.length };
}

/** Where each of these heights starts, and where all of them end. */
export function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [0];
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height);
  return offsets;
}

/** The first and the last (not included) of the parts between `top` and `bottom`. */
export function partsBetween(
  offsets: readonly number[],
  top: number,
  bottom: number,
): readonly [number, number] {
  const count = offsets.length - 1;
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle + 1] ?? 0) <= top) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < count && (offsets[last] ?? 0) < bottom) last += 1;
  return [low, last];
}
