import { expect, test } from 'vitest';
import { bundleOrder, movedId } from './bundle-order.ts';

const files = ['a', 'b', 'c'].map((id) => ({ id }));
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('files stand as they were moved, and a new one at the end', () => {
  expect(ids(bundleOrder(files, []))).toEqual(['a', 'b', 'c']);
  expect(ids(bundleOrder(files, ['c', 'a', 'gone']))).toEqual(['c', 'a', 'b']);
});

test('a file goes up or down by one, never over the end', () => {
  expect(movedId(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(movedId(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});
