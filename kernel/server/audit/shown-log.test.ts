import { expect, test } from 'vitest';
import { firstThisHour, mostRemembered } from './shown-log.ts';

const hour = 3_600_000;

test('within an hour a page is new to a reader once, and again in the next', () => {
  let now = 10 * hour;
  const isFirst = firstThisHour(() => now);
  expect(isFirst('anna', ['1', '2'])).toBe(true);
  expect(isFirst('anna', ['1', '2'])).toBe(false);
  expect(isFirst('anna', ['1', '3'])).toBe(true);
  expect(isFirst('bea', ['1', '2'])).toBe(true);
  now += hour - 1;
  expect(isFirst('anna', ['1', '2'])).toBe(false);
  now += 1;
  expect(isFirst('anna', ['1', '2'])).toBe(true);
});

test('more than it can remember is a row too many, never one too few', () => {
  const isFirst = firstThisHour(() => hour);
  for (let page = 0; page < mostRemembered; page += 1) isFirst('anna', [String(page)]);
  expect(isFirst('anna', ['7'])).toBe(true);
  expect(isFirst('anna', ['7'])).toBe(false);
});
