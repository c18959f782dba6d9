import type { TextFormats } from '#kernel/domain';
import type { DayFeeBand } from '../interest/loan-terms.ts';

const band = /^(\d{1,9})(?:\.(\d{1,2}))?\s+(\d{1,6})(?:\.(\d{1,2}))?$/;

const cents = (whole: string, part = ''): string => `${Number(whole)}.${part.padEnd(2, '0')}`;

function readBand(text: string): DayFeeBand | null {
  const match = band.exec(text.trim());
  return match
    ? { below: cents(match[1] ?? '', match[2]), perDay: cents(match[3] ?? '', match[4]) }
    : null;
}

/** `1000 0.50, 5000 1.20`: below $1,000 fifty cents a day, below $5,000 a dollar twenty. */
export const parseDayFees = (text: string): readonly DayFeeBand[] =>
  text
    .split(',')
    .flatMap((one) => readBand(one) ?? [])
    .toSorted((one, other) => Number(one.below) - Number(other.below));

export const dayFeeFormats: TextFormats = {
  dayFeeBands: {
    message: 'Write pairs of an amount and a daily fee, such as 1000 0.50, 5000 1.20',
    example: '1000.00 0.50, 5000.00 1.20',
    read: (text) =>
      text.split(',').every((one) => readBand(one))
        ? parseDayFees(text)
            .map(({ below, perDay }) => `${below} ${perDay}`)
            .join(', ')
        : null,
  },
};
