import { describe, expect, test } from 'vitest';
import { isMonth, parseMonth } from './parse-month.ts';

const today = '2026-11-18';

describe('what people type for a month', () => {
  test.each([
    '11/2026',
    '11-2026',
    '11.26',
    '11 2026',
    '2026-11',
    '2026/11',
    'Nov 2026',
    'november 26',
  ])('%s', (text) => {
    expect(parseMonth(text, today)).toBe('2026-11');
  });

  test.each(['banana', '13/2026', '2026', '11', '3/4/2026', ''])('%s is none', (text) => {
    expect(parseMonth(text, today)).toBeNull();
  });

  test('2026-11 is one, 2026-13 is none', () => {
    expect([isMonth('2026-11'), isMonth('2026-13'), isMonth('soon')]).toEqual([true, false, false]);
  });
});
