import { describe, expect, test } from 'vitest';
import { endOfDay, instantAt, startOfDay } from './start-and-end-of-day.ts';

describe('the edges of a day', () => {
  test.each([
    ['2026-07-01', 'UTC', '2026-07-01T00:00:00.000Z', '2026-07-01T23:59:59.999Z'],
    ['2026-07-01', 'Australia/Sydney', '2026-06-30T14:00:00.000Z', '2026-07-01T13:59:59.999Z'],
    ['2026-07-01', 'Australia/Darwin', '2026-06-30T14:30:00.000Z', '2026-07-01T14:29:59.999Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z', '2026-07-02T03:59:59.999Z'],
  ])('%s in %s runs from %s to %s', (date, zone, from, to) => {
    expect([startOfDay(date, zone), endOfDay(date, zone)]).toEqual([from, to]);
  });

  test('a day on which the clocks change has 23 or 25 hours', () => {
    const hours = (date: string) =>
      (Date.parse(endOfDay(date, 'Australia/Sydney')) +
        1 -
        Date.parse(startOfDay(date, 'Australia/Sydney'))) /
      3_600_000;

    expect([hours('2026-10-04'), hours('2026-04-05'), hours('2026-04-06')]).toEqual([23, 25, 24]);
  });
});

describe('a time on the clocks of a place', () => {
  const sydney = (date: string, time: string) => instantAt(date, time, 'Australia/Sydney');

  test('nine in the morning stays nine after the clocks change', () => {
    expect(sydney('2026-10-03', '09:00')).toBe('2026-10-02T23:00:00.000Z');
    expect(sydney('2026-10-04', '09:00')).toBe('2026-10-03T22:00:00.000Z');
    expect(sydney('2027-04-04', '09:00')).toBe('2027-04-03T23:00:00.000Z');
  });

  test('a time that is leapt over is the one after the leap; of two the first is meant', () => {
    expect(sydney('2026-10-04', '02:30')).toBe('2026-10-03T16:30:00.000Z');
    expect(sydney('2026-04-05', '02:30')).toBe('2026-04-04T15:30:00.000Z');
  });
});
