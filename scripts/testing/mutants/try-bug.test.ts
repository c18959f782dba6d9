import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantedBugs } from './planted-bugs.ts';
import { plant, verdictOf } from './try-bug.ts';

const bug = { rule: 'r', file: 'f.ts', find: 'a < b', replace: 'a > b', test: 'f.test.ts' };

test('a bug is planted where its text stands once, and nowhere else', () => {
  expect(plant('if (a < b) stop();', bug)).toBe('if (a > b) stop();');
  expect(plant('nothing', bug)).toBeNull();
  expect(plant('a < b && a < b', bug)).toBeNull();
  expect(plant('a < b', { ...bug, replace: '$&' })).toBe('$&');
});

test('each fits its file as it is today, and has a test that watches it', () => {
  const unfit = plantedBugs.filter(
    (one) => plant(readFileSync(one.file, 'utf8'), one) === null || !existsSync(one.test),
  );

  expect(unfit).toEqual([]);
});

test('only a failed test has noticed it', () => {
  expect(verdictOf({ numFailedTests: 1, numPassedTests: 5 })).toBe('noticed');
  expect(verdictOf({ numFailedTests: 0, numPassedTests: 5 })).toBe('stayed green');
  expect(verdictOf({ numFailedTests: 0, numPassedTests: 0 })).toBe('broken');
  expect(verdictOf(undefined)).toBe('broken');
});

test.each(['kernel', 'identity', 'booking', 'parties', 'cases', 'billing', 'funding'])(
  'there are some in the rules of %s',
  (module) => {
    const inModule = plantedBugs.filter(({ file }) => file.split('/').includes(module));

    expect(inModule.length).toBeGreaterThanOrEqual(5);
  },
);

test('there are at least fifty, and none is listed twice', () => {
  const said = plantedBugs.map(
    ({ file, find, replace, test: by }) => `${file} ${find} ${replace} ${by}`,
  );

  expect(new Set(said).size).toBe(said.length);
  expect(said.length).toBeGreaterThanOrEqual(50);
});
