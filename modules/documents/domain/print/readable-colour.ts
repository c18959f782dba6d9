export const darkInk = '#1b1f24';
const white = '#ffffff';
/** WCAG AA for text of the usual size. */
const readable = 4.5;

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour for text on white paper: the given one where it can be read. */
export const inkOf = (colour: string): string =>
  contrast(colour, white) >= readable ? colour : darkInk;

/** What can be read on a ground of this colour. */
export const inkOn = (ground: string): string =>
  contrast(white, ground) >= contrast(darkInk, ground) ? white : darkInk;
