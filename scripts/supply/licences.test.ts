import { expect, test } from 'vitest';
import { licencesDocument, licencesNotAllowed } from './licences.ts';
import { readLock } from './locked-packages.ts';
import type { Lock } from './locked-packages.ts';

const lock = readLock();
const withPackage = (name: string, license?: string): Lock => ({
  ...lock,
  packages: { [`node_modules/${name}`]: { version: '1.0.0', ...(license && { license }) } },
});

test('every package has a licence that somebody has agreed to', () => {
  expect(licencesNotAllowed(lock)).toEqual([]);
});

test.each([
  ['anything', 'GPL-3.0-only'],
  ['anything', 'MPL-2.0'],
  ['anything', 'MIT AND LGPL-3.0-or-later'],
  ['anything', undefined],
])('%s under %s is refused', (name, licence) => {
  expect(licencesNotAllowed(withPackage(name, licence))).toHaveLength(1);
});

test.each([
  ['anything', '(MIT OR GPL-3.0-or-later)'],
  ['lightningcss-linux-x64-gnu', 'MPL-2.0'],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
])('%s under %s is allowed', (name, licence) => {
  expect(licencesNotAllowed(withPackage(name, licence))).toEqual([]);
});

test('the document names what LGPL and MPL ask of us', () => {
  const text = licencesDocument(lock);

  expect(text).toMatch(/\*\*LGPL-3\.0-or-later\*\*, [1-9]\d* packages: libvips/);
  expect(text).toMatch(/\*\*MPL-2\.0\*\*, [1-9]\d* packages: lightningcss/);
});
