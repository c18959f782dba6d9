import { describe, expect, test } from 'vitest';
import { addMonths, defaultMonths, isMonthRange, monthText, monthsIn } from './month-range.ts';

describe('months', () => {
  test('[B-034] [K-006] the range begins as this month to the next', () => {
    expect(defaultMonths('2026-12-15')).toEqual({ from: '2026-12', to: '2027-01' });
    expect(defaultMonths('2026-01-31')).toEqual({ from: '2026-01', to: '2026-02' });
  });

  test('[K-007] a month reads MM/YYYY', () => {
    expect(monthText('2026-03')).toBe('03/2026');
  });

  test('both ends are in the range, and years roll over', () => {
    expect(monthsIn({ from: '2025-11', to: '2026-02' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  test.each([
    ['2026-02', '2026-01'],
    ['2026-13', '2026-14'],
    ['1900-01', '2026-01'],
    ['x', '2026-01'],
    ['0000-01', '0000-02'],
    [undefined, undefined],
  ])('%s to %s is no range', (from, to) => {
    expect(isMonthRange({ from, to })).toBe(false);
  });

  test('one month is a range', () => {
    expect(isMonthRange({ from: '2026-01', to: '2026-01' })).toBe(true);
  });
});
