import { expect, test } from 'vitest';
import { usualPlanEnd } from './intake.ts';

test.each([
  ['2026-07-01', '2027-06-30'],
  ['2026-01-01', '2026-12-31'],
  ['2027-03-01', '2028-02-29'],
  ['2028-02-29', '2029-02-28'],
])('a plan from %s usually ends on %s', (from, to) => {
  expect(usualPlanEnd(from)).toBe(to);
});
