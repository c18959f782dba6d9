import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('whatever writes a workbook writes it in the one look of spreadsheets', () => {
  const files = globSync('{kernel,modules,apps}/**/*.{ts,tsx}').filter(
    (path) => !path.includes('.test.') && !path.includes('testing/'),
  );

  const writers = files.filter((path) => /\bwriteXlsx\(/.test(readFileSync(path, 'utf8')));
  const unlike = writers.filter((path) => !/\bspreadsheet\(/.test(readFileSync(path, 'utf8')));

  expect(writers.length).toBeGreaterThan(3);
  expect(unlike).toEqual([]);
});
