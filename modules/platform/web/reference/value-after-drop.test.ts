import { expect, test } from 'vitest';
import { valueAfterDrop } from './value-after-drop.ts';

const value = (id: string, parentId: string | null = null) => ({ id, parentId });
const list = [value('a'), value('b'), value('c'), value('x', 'p'), value('y', 'p')];

test.each([
  ['c', 'a', 'a'],
  ['a', 'b', 'c'],
  ['a', 'c', null],
  ['x', 'y', null],
  ['y', 'x', 'x'],
  ['a', 'x', undefined],
  ['a', 'gone', undefined],
])('%s dropped on %s stands before %s', (id, over, expected) => {
  expect(valueAfterDrop(list, id, over)).toBe(expected);
});
