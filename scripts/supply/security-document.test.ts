import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', words = '', state = '', how = '']) => ({ number, words, state, how }));

/** How many requirements of levels 1 and 2 each chapter of the standard (5.0.0) has. */
const ofChapter: Readonly<Record<string, number>> = {
  ...{ V1: 27, V2: 11, V3: 19, V4: 10, V5: 9, V6: 35, V7: 18, V8: 7, V9: 7, V10: 29, V11: 14 },
  ...{ V12: 9, V13: 13, V14: 9, V15: 13, V16: 16, V17: 7 },
};

const testsIn = (how: string): string[] =>
  [...how.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);

test('every chapter has each of its requirements once, and each line says where it stands', () => {
  const counted: Record<string, number> = {};
  for (const { number, words, state, how } of rows) {
    const [chapter = ''] = number.split('.');
    counted[chapter] = (counted[chapter] ?? 0) + 1;
    expect(['met', 'not applicable', 'open'], number).toContain(state);
    expect(words && how, number).not.toBe('');
  }
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(counted).toEqual(ofChapter);
});

test('what is met names a test, and every test that is named exists', () => {
  for (const { number, state, how } of rows) {
    if (state === 'met') expect(testsIn(how), number).not.toEqual([]);
    expect(
      testsIn(how).filter((path) => !existsSync(path)),
      number,
    ).toEqual([]);
  }
});

test('the sum above the tables is theirs', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(text).toContain(
    `Of ${rows.length}: ${count('met')} met, ${count('not applicable')} not applicable, ${count('open')} open.`,
  );
});

test('SECURITY.md says where to report and what is supported; the flows of the threat model are all there', () => {
  const policy = readFileSync('SECURITY.md', 'utf8');
  expect(policy).toContain('## How to report');
  expect(policy).toContain('## Supported versions');
  const model = readFileSync('docs/threat-model.md', 'utf8');
  const flows = ['Browser', 'API', 'Jobs', 'Mail out', 'Mail in', 'Files', 'Connectors', 'Links'];
  for (const flow of [...flows, 'Backups', 'Operator']) expect(model).toContain(`## ${flow}`);
});
