/** A page as a small picture: one byte for each dot, 0 is black, 255 is white, row after row. */
export type GreyPicture = {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
};

/** Yellow is as light as paper to the eye of a formula; the plain mean sees a marker pen. */
export function meanOfColours(
  data: Uint8Array | Uint8ClampedArray,
  channels: number,
): GreyPicture['dots'] {
  const dots = new Uint8Array(data.length / channels);
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2];
  for (let at = 0, from = 0; at < dots.length; at += 1, from += channels) {
    dots[at] = ((data[from] ?? 0) + (data[from + green] ?? 0) + (data[from + blue] ?? 0)) / 3;
  }
  return dots;
}

/** Half as wide and half as high: of four by four dots, the inner ones weigh more. */
export function halved({ width, height, dots }: GreyPicture): GreyPicture {
  const half = { width: width >> 1, height: height >> 1 };
  const across = new Uint16Array(half.width * height);
  for (let y = 0; y < height; y += 1) {
    const [first, last] = [y * width, (y + 1) * width - 1];
    for (let x = 0, at = first, to = y * half.width; x < half.width; x += 1, at += 2, to += 1) {
      const outer = (dots[Math.max(first, at - 1)] ?? 0) + (dots[Math.min(last, at + 2)] ?? 0);
      across[to] = outer + 3 * ((dots[at] ?? 0) + (dots[at + 1] ?? 0));
    }
  }
  const result = new Uint8Array(half.width * half.height);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * half.width;
  for (let y = 0, to = 0; y < half.height; y += 1) {
    const [a, b, c, d] = [rowAt(2 * y - 1), rowAt(2 * y), rowAt(2 * y + 1), rowAt(2 * y + 2)];
    for (let x = 0; x < half.width; x += 1, to += 1) {
      const outer = (across[a + x] ?? 0) + (across[d + x] ?? 0);
      result[to] = (outer + 3 * ((across[b + x] ?? 0) + (across[c + x] ?? 0))) / 64;
    }
  }
  return { ...half, dots: result };
}

/** The lines across the middle, where most pages have words. */
export function middleBand({ width, height, dots }: GreyPicture): GreyPicture {
  const [top, bottom] = [Math.floor(height * 0.4), Math.ceil(height * 0.52)];
  return { width, height: bottom - top, dots: dots.slice(top * width, bottom * width) };
}

/** How many dots are as light as each of the 256 levels. */
export function levelsOf({ dots }: Pick<GreyPicture, 'dots'>): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < dots.length; at += 1) {
    const dot = dots[at] ?? 255;
    counts[dot] = (counts[dot] ?? 0) + 1;
  }
  return counts;
}

/** What most of the page is: the lighter a page, the closer to 255. */
export function paperOf(counts: Uint32Array, size: number): number {
  let left = size * 0.5;
  for (let level = 255; level > 0; level -= 1) {
    left -= counts[level] ?? 0;
    if (left <= 0) return level;
  }
  return 255;
}
