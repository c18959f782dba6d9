/** A page as a small picture: one byte for each dot, 0 is black, 255 is white, row after row. */
export type GreyPicture = {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
};

export const dotAt = ({ dots, width }: GreyPicture, x: number, y: number): number =>
  dots[y * width + x] ?? 255;

/** What most of the page is: the lighter a page, the closer to 255. */
export function paperOf({ dots }: Pick<GreyPicture, 'dots'>): number {
  const counts = new Uint32Array(256);
  for (const dot of dots) counts[dot] = (counts[dot] ?? 0) + 1;
  let left = dots.length * 0.5;
  for (let level = 255; level > 0; level -= 1) {
    left -= counts[level] ?? 0;
    if (left <= 0) return level;
  }
  return 255;
}
