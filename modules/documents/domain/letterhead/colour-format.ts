import type { TextFormats } from '#kernel/domain';

const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const long = /^#?([0-9a-f]{6})$/i;

/** A colour as brand guides give it: `#0C6070`, or `#06a` for `#0066aa`. */
function readColour(text: string): string | null {
  const digits = text.trim().replace(short, '#$1$1$2$2$3$3');
  const found = long.exec(digits)?.[1];
  return found ? `#${found.toLowerCase()}` : null;
}

export const colourFormats = {
  colour: {
    message: 'A colour is written like #0c6070.',
    example: '#0c6070',
    read: readColour,
  },
} as const satisfies TextFormats;
