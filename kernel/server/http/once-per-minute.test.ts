import { expect, test } from 'vitest';
import { oncePerMinute } from './once-per-minute.ts';

test('the first of a kind counts, and again a minute later', () => {
  let now = 60_000;
  const isFirst = oncePerMinute(() => now);

  expect([isFirst('a'), isFirst('a'), isFirst('b')]).toEqual([true, false, true]);
  now += 60_000;
  expect(isFirst('a')).toBe(true);
});

test('a flood of kinds is cut off', () => {
  const isFirst = oncePerMinute(() => 60_000);
  const counted = Array.from({ length: 5000 }, (_, index) => isFirst(String(index)));

  expect(counted.filter(Boolean)).toHaveLength(1000);
});
