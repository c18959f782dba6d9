import { expect, test } from 'vitest';
import { isSortable } from './is-sortable.ts';

test.each([
  ['a sum that people type', { kind: 'money' as const }, true],
  ['an address', { kind: 'address' as const }, false],
])('%s', (_what, field, expected) => {
  expect(isSortable(field)).toBe(expected);
});
