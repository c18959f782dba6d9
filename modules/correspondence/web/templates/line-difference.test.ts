import { expect, test } from 'vitest';
import { lineDifference } from './line-difference.ts';

const told = (before: string, after: string) =>
  lineDifference(before, after).map((row) => [row.before, row.after, row.isSame]);

test('lines that both have stand beside each other, changed ones in one row', () => {
  expect(told('a\nb\nc', 'a\nB\nc\nd')).toEqual([
    ['a', 'a', true],
    ['b', 'B', false],
    ['c', 'c', true],
    [null, 'd', false],
  ]);
});

test('what was taken out has nothing beside it', () => {
  expect(told('a\nb\nc', 'a\nc')).toEqual([
    ['a', 'a', true],
    ['b', null, false],
    ['c', 'c', true],
  ]);
});
