import { expect, test } from 'vitest';
import { clockFace } from './hold-clock.tsx';

test.each([
  [59, '0:59'],
  [600, '10:00'],
  [3600, '60:00'],
  [3601, '1 h 0 min'],
  [14_399, '3 h 59 min'],
])('%s seconds read %s', (seconds, words) => {
  expect(clockFace(seconds)).toBe(words);
});
