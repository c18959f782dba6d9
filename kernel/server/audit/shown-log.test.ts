import { expect, test } from 'vitest';
import { shownThisHour } from './shown-log.ts';

const hour = 3_600_000;

test('within an hour a record is new to a reader once, and again in the next', () => {
  let now = 10 * hour;
  const isKnown = shownThisHour(() => now);
  expect([isKnown('anna 1'), isKnown('anna 1'), isKnown('bea 1')]).toEqual([false, true, false]);
  now += hour - 1;
  expect(isKnown('anna 1')).toBe(true);
  now += 1;
  expect(isKnown('anna 1')).toBe(false);
});

test('more than it can remember is a row too many, never one too few', () => {
  const isKnown = shownThisHour(() => hour);
  for (let count = 0; count < 50_000; count += 1) isKnown(String(count));
  expect(isKnown('one more')).toBe(false);
  expect(isKnown('7')).toBe(false);
  expect(isKnown('7')).toBe(true);
});
