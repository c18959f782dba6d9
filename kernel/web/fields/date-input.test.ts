import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { acceptedFormats, toInstant, toWallClock } from './date-input.tsx';

test('[B-309] the own format, YYYY-MM-DD and DD/MM/YYYY may be typed', () => {
  expect(acceptedFormats('DD MMM YYYY')).toEqual(['DD MMM YYYY', 'YYYY-MM-DD', 'DD/MM/YYYY']);
  expect(acceptedFormats('DD/MM/YYYY')).toEqual(['DD/MM/YYYY', 'YYYY-MM-DD']);
  expect(acceptedFormats('DD MMM YYYY', 'MM/DD/YYYY')).toEqual([
    'MM/DD/YYYY',
    'YYYY-MM-DD',
    'DD/MM/YYYY',
    'DD MMM YYYY',
  ]);
});

test('[B-308] a wall-clock time is kept as an instant of its zone, also over daylight saving', () => {
  const wall = dayjs('2025-01-15T09:00');

  expect(toInstant(wall, 'Australia/Sydney')).toBe('2025-01-14T22:00:00.000Z');
  expect(toInstant(wall, 'Australia/Brisbane')).toBe('2025-01-14T23:00:00.000Z');
  expect(toInstant(dayjs('2025-07-15T09:00'), 'Australia/Sydney')).toBe('2025-07-14T23:00:00.000Z');
  expect(toWallClock('2025-01-14T22:00:00.000Z', 'Australia/Sydney').format('HH:mm')).toBe('09:00');
});
