import { expect, test } from 'vitest';
import { addMonths, dayByKey, weeksAround } from './calendar-days.ts';

test('a month is six weeks from Monday', () => {
  const weeks = weeksAround('2026-11-15');

  expect(weeks).toHaveLength(6);
  expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06']);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s and %s months is %s', (date, count, other) => expect(addMonths(date, count)).toBe(other));

test.each([
  ['ArrowDown', false, '2026-11-25'],
  ['ArrowLeft', false, '2026-11-17'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', true, '2025-11-18'],
  ['x', false, undefined],
])('the key %s leads on', (key, isShifted, date) =>
  expect(dayByKey('2026-11-18', key, isShifted)).toBe(date),
);
