import type { TextFormats } from '#kernel/domain';

const one = /^\d{4}(-\d{4})?$/;

/** `3000 - 3207;3335` as `3000-3207, 3335`; null when a part is no postcode or ends before it starts. */
export function readPostcodeRanges(text: string): string | null {
  const ranges = text.split(/[,;]/).map((range) => range.replace(/\s/g, ''));
  const isRange = (range: string) => {
    const [from = '', to = from] = range.split('-');
    return one.test(range) && from <= to;
  };
  return ranges.every(isRange) ? ranges.join(', ') : null;
}

export const postcodeFormats = {
  postcodes: {
    read: readPostcodeRanges,
    message: 'Write postcodes like 3000-3207, 3335.',
    example: '3000-3207, 3335',
  },
} as const satisfies TextFormats;
