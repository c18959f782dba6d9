import { describe, expect, test } from 'vitest';
import { isRelativeRange, relativeRange, relativeRangeNames } from './relative-dates.ts';
import type { RelativeRange } from './relative-dates.ts';

const wednesday = '2026-03-04';

describe('relative date ranges', () => {
  test.each<[RelativeRange, string, string]>([
    ['thisWeek', '2026-03-02', '2026-03-08'],
    ['thisMonth', '2026-03-01', '2026-03-31'],
    ['last3BusinessDays', '2026-03-02', '2026-03-04'],
    ['last5BusinessDays', '2026-02-26', '2026-03-04'],
    ['last7BusinessDays', '2026-02-24', '2026-03-04'],
    ['last3Days', '2026-03-02', '2026-03-04'],
    ['last7Days', '2026-02-26', '2026-03-04'],
    ['last14Days', '2026-02-19', '2026-03-04'],
    ['last30Days', '2026-02-03', '2026-03-04'],
    ['lastWeek', '2026-02-23', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['last3Months', '2025-12-01', '2026-02-28'],
    ['last6Months', '2025-09-01', '2026-02-28'],
    ['lastYear', '2025-01-01', '2025-12-31'],
    ['next3BusinessDays', '2026-03-04', '2026-03-06'],
    ['next5BusinessDays', '2026-03-04', '2026-03-10'],
    ['next7BusinessDays', '2026-03-04', '2026-03-12'],
    ['next3Days', '2026-03-04', '2026-03-06'],
    ['next7Days', '2026-03-04', '2026-03-10'],
    ['next14Days', '2026-03-04', '2026-03-17'],
    ['next30Days', '2026-03-04', '2026-04-02'],
    ['nextWeek', '2026-03-09', '2026-03-15'],
    ['nextMonth', '2026-04-01', '2026-04-30'],
    ['next3Months', '2026-04-01', '2026-06-30'],
    ['next6Months', '2026-04-01', '2026-09-30'],
    ['nextYear', '2027-01-01', '2027-12-31'],
  ])('[B-311] [G-090] on a Wednesday, %s is %s to %s', (name, from, to) => {
    expect(relativeRange(name, wednesday)).toEqual({ from, to });
  });

  test('[B-311] [E-160] [K-123] [K-124] [K-125] every preset of the list is one of those above', () => {
    expect(relativeRangeNames()).toHaveLength(26);
    expect(relativeRangeNames().every(isRelativeRange)).toBe(true);
    expect(isRelativeRange('constructor')).toBe(false);
  });

  test('[B-311] on a Sunday the week is the one that ends, and business days lie before it', () => {
    expect(relativeRange('thisWeek', '2026-03-08')).toEqual({
      from: '2026-03-02',
      to: '2026-03-08',
    });
    expect(relativeRange('last3BusinessDays', '2026-03-08').from).toBe('2026-03-04');
    expect(relativeRange('next3BusinessDays', '2026-03-08').to).toBe('2026-03-11');
  });

  test('[B-311] ranges cross the ends of years and keep the lengths of months', () => {
    expect(relativeRange('lastMonth', '2024-03-31')).toEqual({
      from: '2024-02-01',
      to: '2024-02-29',
    });
    expect(relativeRange('nextMonth', '2026-12-31')).toEqual({
      from: '2027-01-01',
      to: '2027-01-31',
    });
    expect(relativeRange('last6Months', '2026-01-15').from).toBe('2025-07-01');
  });

  test('[B-310] without the future nothing reaches past today', () => {
    const names = relativeRangeNames({ noFuture: true });

    expect(names).toHaveLength(14);
    for (const name of names) {
      expect(relativeRange(name, wednesday, { noFuture: true }).to <= wednesday).toBe(true);
    }
    expect(relativeRange('thisMonth', wednesday, { noFuture: true })).toEqual({
      from: '2026-03-01',
      to: wednesday,
    });
  });
});
