import { expect, test } from 'vitest';
import { financialYearOf, targetShare } from './target-share.ts';

test('the share is cut to whole percent, and may be over all', () => {
  expect(targetShare('300.00', '100.00')).toBe(33);
  expect(targetShare('100.00', '150.00')).toBe(150);
  expect(targetShare('100.00', null)).toBe(0);
  expect(targetShare('0.00', '1.00')).toBe(0);
});

test('the financial year begins in July', () => {
  expect(financialYearOf('2026-06-30')).toBe(2026);
  expect(financialYearOf('2026-07-01')).toBe(2027);
});
