export type Side = 'below' | 'belowEnd' | 'right';
type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
type Size = { readonly width: number; readonly height: number };

const gap = 4;
const margin = 8;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The corner of a box of this size that stands beside `from` and inside the window. */
export function placeBeside(
  from: Box,
  size: Size,
  side: Side,
  view: Size = { width: innerWidth, height: innerHeight },
): { x: number; y: number } {
  const x = { below: from.left, belowEnd: from.right - size.width, right: from.right + gap }[side];
  const y = side === 'right' ? from.top : from.bottom + gap;
  return {
    x: between(margin, x, view.width - size.width - margin),
    y: between(margin, y, view.height - size.height - margin),
  };
}
