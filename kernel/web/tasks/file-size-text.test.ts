import { expect, test } from 'vitest';
import { fileSizeText } from './file-size-text.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [12_345, '12 kB'],
  [3_400_000, '3.4 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
