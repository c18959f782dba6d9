import { expect, test } from 'vitest';
import { parseValue } from './types.ts';

const timestamptz = 1184;

test.each([
  ['2026-03-05 10:00:00+11', '2026-03-04T23:00:00.000Z'],
  ['2026-03-05 10:00:00.5+00', '2026-03-05T10:00:00.500Z'],
])('the moment %s is %s', (written, told) => {
  expect(parseValue(timestamptz, written)).toBe(told);
});

test.each(['-infinity', 'infinity', '0044-03-15 12:00:00+00 BC'])(
  '%s, which is no moment of the calendar, stays as it is written and throws nothing',
  (written) => {
    expect(parseValue(timestamptz, written)).toBe(written);
  },
);
