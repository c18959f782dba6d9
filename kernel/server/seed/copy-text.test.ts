import { expect, test } from 'vitest';
import { copyText } from './copy-text.ts';

test('a missing value is a NULL and an empty text stays a text', () => {
  expect(copyText(['a', 'b', 'c'], [{ a: null, b: '' }])).toBe('\\N\t\t\\N\n');
});

test('tabs, line ends and backslashes do not end a cell or a row', () => {
  expect(copyText(['a'], [{ a: 'x\ty\nz\\N\r' }])).toBe('x\\ty\\nz\\\\N\\r\n');
});

test('objects go as JSON, lists as arrays', () => {
  const row = { a: { line: 'a"b' }, b: ['one', 'two, three'], c: true };

  expect(copyText(['a', 'b', 'c'], [row])).toBe('{"line":"a\\\\"b"}\t{"one","two, three"}\ttrue\n');
});
