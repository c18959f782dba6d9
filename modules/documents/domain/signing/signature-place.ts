/** Where a signature stands: shares of the page as people see it, from its top left corner. */
export type SignatureBox = {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
};

/** A signature is this much wider than high. */
export const signatureRatio = 3;
export const usualWidth = 0.3;

type Given = {
  readonly page: number | null;
  readonly boxLeft: number | null;
  readonly boxTop: number | null;
  readonly boxWidth: number | null;
};

/** Where nobody has chosen a place: at the foot of the last page, in three columns from the bottom up. */
export function signatureBox(given: Given, at: number, pages: number): SignatureBox {
  const { page, boxLeft, boxTop, boxWidth } = given;
  const width = boxWidth ?? usualWidth;
  return {
    page: Math.min(page ?? pages, pages),
    left: boxLeft ?? 0.03 + (at % 3) * 0.32,
    top: boxTop ?? 0.86 - Math.floor(at / 3) * 0.11,
    width,
  };
}

type Size = { readonly width: number; readonly height: number };

export type Drawn = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * The box in points of the page as it is stored: from the bottom left, before the page is turned.
 * `size` is that of the stored page, `turned` how far a reader turns it clockwise.
 */
export function boxOnPage(box: SignatureBox, size: Size, turned: number): Drawn {
  const isSideways = turned === 90 || turned === 270;
  const seen = isSideways ? { width: size.height, height: size.width } : size;
  const width = Math.min(box.width, 1) * seen.width;
  const height = width / signatureRatio;
  const left = Math.min(box.left * seen.width, seen.width - width);
  const top = Math.min(box.top * seen.height, seen.height - height);
  const bottom = seen.height - top - height;
  // The corner that is at the bottom left for the reader; the picture is turned with the page.
  if (turned === 90) return { x: size.width - bottom, y: left, width, height };
  if (turned === 180) return { x: size.width - left, y: size.height - bottom, width, height };
  if (turned === 270) return { x: bottom, y: size.height - left, width, height };
  return { x: left, y: bottom, width, height };
}
