import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeOf, slowest } from './slowest-first.ts';

test('the slowest files begin first, all others after them', () => {
  const files = ['/x/a.test.ts', ...slowest.map((file) => `/x/${file}`).toReversed()];

  const sorted = files.toSorted((a, b) => placeOf(a) - placeOf(b));

  expect(sorted).toEqual([...slowest.map((file) => `/x/${file}`), '/x/a.test.ts']);
  expect(slowest.filter((file) => !existsSync(file))).toEqual([]);
});
