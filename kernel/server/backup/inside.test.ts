import { expect, test } from 'vitest';
import { inside } from './inside.ts';

test('a path stays in its folder', () => {
  expect(inside('/backup', 'files/a/b')).toBe('/backup/files/a/b');
});

test.each(['../x', 'a/../../x', '/../x', '..', '.', '', 'a\0b'])('%j is refused', (path) => {
  expect(() => inside('/backup', path)).toThrow('outside');
});
