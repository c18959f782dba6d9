import { expect, test } from 'vitest';
import { monthsLater } from './months-later.ts';

test.each([
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-05-31', -3, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-11-16', 6, '2027-05-16'],
])('%s and %i months is %s', (day, months, other) => expect(monthsLater(day, months)).toBe(other));
