/** The first and the last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * RFC 9110: one range of bytes. Null: all of it, as for several ranges at once or for words that are
 * no range, which a server may leave unheeded.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found || (!found[1] && !found[2])) return null;
  const [, from, to] = found;
  if (!from) {
    const length = Math.min(Number(to), size);
    return length > 0 ? { first: size - length, last: size - 1 } : 'outside';
  }
  const first = Number(from);
  const last = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < first) return null;
  return first < size ? { first, last } : 'outside';
}
