import { expect, test } from 'vitest';
import { daysOfMonth } from './day-of-month.ts';

test('[B-234] [E-123] [K-072] the days run from 1st to 25th with their endings', () => {
  const days = Object.values(daysOfMonth);

  expect(days).toHaveLength(25);
  expect(days.slice(0, 4)).toEqual(['1st', '2nd', '3rd', '4th']);
  expect(days.slice(10, 13)).toEqual(['11th', '12th', '13th']);
  expect(days.slice(20)).toEqual(['21st', '22nd', '23rd', '24th', '25th']);
});
