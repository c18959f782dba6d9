import { expect, test } from 'vitest';
import { readAdvisories, vulnerableIn } from './advisories.ts';
import { readLock } from './locked-packages.ts';
import { compareVersions, isWithin } from './version-range.ts';

const lock = readLock();
const list = readAdvisories();

test('no package of the lock file is in a version that an advisory names', () => {
  expect(vulnerableIn(lock, list)).toEqual([]);
});

test('a vulnerable version is found, also below another package', () => {
  const path = 'node_modules/old-thing/node_modules/ws';
  const planted = { ...lock, packages: { ...lock.packages, [path]: { version: '8.16.0' } } };

  expect(vulnerableIn(planted, list)).toEqual([
    `ws 8.16.0 (${path}): CVE-2024-37890, Too many headers end the process`,
  ]);
});

test('the list says its day, and each of its ranges can be read', () => {
  expect(list.asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
  for (const { id, vulnerable, what } of list.advisories) {
    expect(id).toMatch(/^(CVE-\d{4}-\d{4,}|GHSA(-[0-9a-z]{4}){3})$/);
    expect(what).not.toBe('');
    expect(isWithin('0.0.1', vulnerable), id).toBeTypeOf('boolean');
  }
});

test.each([
  ['1.2.3', '<1.2.4', true],
  ['1.10.0', '<1.9.0', false],
  ['4.0.3', '<3.0.4 || >=4.0.0 <4.0.4', true],
  ['3.5.0', '<3.0.4 || >=4.0.0 <4.0.4', false],
  ['2.0.0-rc.1', '<2.0.0', true],
])('%s is within %s: %s', (version, range, expected) => {
  expect(isWithin(version, range)).toBe(expected);
});

test('a range that nobody can read is told, not passed over', () => {
  expect(() => isWithin('1.0.0', '~1.2')).toThrow('no bound of versions');
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
});
