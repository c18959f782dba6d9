import { expect, test } from 'vitest';
import { nextSorting, readSorting } from './sorting.ts';

test('[B-037] a column is sorted up, down, and then as the table was', () => {
  expect(nextSorting('', 'name')).toBe('name');
  expect(nextSorting('name', 'name')).toBe('name desc');
  expect(nextSorting('name desc', 'name')).toBe('');
  expect(nextSorting('name desc', 'city')).toBe('city');
});

test('[B-037] a second column is added behind the first', () => {
  expect(nextSorting('name', 'city', true)).toBe('name, city');
  expect(nextSorting('name, city', 'city', true)).toBe('name, city desc');
  expect(nextSorting('name, city desc', 'city', true)).toBe('name');
});

test('what an address says is read with all its spaces', () => {
  expect(readSorting(' name  DESC ,, city asc')).toEqual([
    { key: 'name', isDescending: true },
    { key: 'city', isDescending: false },
  ]);
});
