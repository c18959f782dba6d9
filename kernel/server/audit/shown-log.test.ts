import { expect, test } from 'vitest';
import { newThisHour } from './shown-log.ts';

const hour = 3_600_000;

test('within an hour a record is new to a reader once, and again in the next', () => {
  let now = 10 * hour;
  const onlyNew = newThisHour(() => now);
  expect(onlyNew('anna', ['1', '2', '2'])).toEqual(['1', '2']);
  expect(onlyNew('anna', ['1', '3'])).toEqual(['3']);
  expect(onlyNew('bea', ['1'])).toEqual(['1']);
  now += hour - 1;
  expect(onlyNew('anna', ['1'])).toEqual([]);
  now += 1;
  expect(onlyNew('anna', ['1'])).toEqual(['1']);
});

test('more than it can remember is a row too many, never one too few', () => {
  const onlyNew = newThisHour(() => hour);
  const many = Array.from({ length: 50_000 }, (_, index) => String(index));
  expect(onlyNew('anna', many)).toHaveLength(50_000);
  expect(onlyNew('anna', ['7'])).toEqual(['7']);
  expect(onlyNew('anna', ['7'])).toEqual([]);
});
