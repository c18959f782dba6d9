import { expect, test } from 'vitest';
import { movedBefore } from './move-value.ts';

const list = ['a', 'b', 'c', 'd'];

test.each([
  ['c', 'a', ['c', 'a', 'b', 'd']],
  ['a', 'c', ['b', 'a', 'c', 'd']],
  ['a', null, ['b', 'c', 'd', 'a']],
  ['d', null, list],
  ['b', 'b', list],
  ['a', 'x', null],
] as const)('[D-080] %s before %s', (id, before, expected) => {
  expect(movedBefore(list, id, before)).toEqual(expected);
});
