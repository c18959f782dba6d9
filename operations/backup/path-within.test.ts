import { expect, test } from 'vitest';
import { pathWithin } from './path-within.ts';

test('a path stays in its folder', () => {
  expect(pathWithin('/backup', 'files/a/b')).toBe('/backup/files/a/b');
});

test.each(['../x', 'a/../../x', '/../x', '..', '.', '', 'a\0b'])('%j is refused', (path) => {
  expect(() => pathWithin('/backup', path)).toThrow('outside');
});
