import { expect, test } from 'vitest';
import { dayIn } from '#kernel/domain';
import { noticeDays } from './notice-days.ts';

const christmas = new Set(['2026-12-25', '2026-12-28']);

test.each([
  ['the same day', '2026-11-16', '2026-11-16', 0],
  ['the day before', '2026-11-16', '2026-11-17', 1],
  ['a week', '2026-11-09', '2026-11-16', 5],
  ['Friday for Monday', '2026-11-13', '2026-11-16', 1],
  ['Saturday for Monday', '2026-11-14', '2026-11-16', 0],
  ['Thursday for Monday', '2026-11-12', '2026-11-16', 2],
  ['Christmas Eve for the day after Boxing Day is kept', '2026-12-24', '2026-12-29', 1],
  ['on a holiday for the day after', '2026-12-28', '2026-12-29', 0],
  ['after the appointment', '2026-11-17', '2026-11-16', 0],
])('notice of %s', (_case, given, appointment, days) => {
  expect(noticeDays(given, appointment, christmas)).toBe(days);
});

test('days are those of the place of the appointment, also when its clocks change', () => {
  const day = (instant: string) => dayIn('Australia/Sydney', new Date(instant));
  // Sydney goes from +10 to +11 in the night to Sunday, 4 October 2026.
  const appointment = day('2026-10-04T22:00:00Z');

  expect(noticeDays(day('2026-10-02T13:59:00Z'), appointment, new Set())).toBe(1);
  expect(noticeDays(day('2026-10-02T14:00:00Z'), appointment, new Set())).toBe(0);
  expect(noticeDays(day('2026-10-04T12:59:00Z'), appointment, new Set())).toBe(0);
  expect(day('2026-10-04T13:00:00Z')).toBe('2026-10-05');
});
