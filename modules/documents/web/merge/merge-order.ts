/** Moves one entry of a list by one place; at the ends it stays. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const next = [...list];
  const [one, other] = [next[at], next[at + by]];
  if (one === undefined || other === undefined) return next;
  [next[at], next[at + by]] = [other, one];
  return next;
}
