import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameWithoutEnding, renamedFile } from './rename-file.ts';
import { uniqueNames } from './unique-names.ts';

test.each([
  ['report.pdf', 'Final', 'Final.pdf'],
  ['report.pdf', 'Final.pdf', 'Final.pdf'],
  ['report.PDF', 'final.pdf', 'final.PDF'],
  ['report.pdf', 'setup.exe', 'setup.exe.pdf'],
  ['report.pdf', '../../etc/passwd', 'passwd.pdf'],
  ['report.pdf', '  v1.2 of it ', 'v1.2 of it.pdf'],
])('%s renamed to %s is called %s', (name, wish, expected) => {
  expect(renamedFile(name, wish)).toBe(expected);
});

test.each(['', '   ', '.pdf', '...', '/'])('%j is no name', (wish) => {
  expect(renamedFile('report.pdf', wish)).toBeNull();
});

test('whatever is typed, the ending stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (wish) => {
      const name = renamedFile('report.pdf', wish);
      expect(name === null || name.toLowerCase().endsWith('.pdf')).toBe(true);
    }),
  );
});

test('the field for a new name shows no ending', () => {
  expect(nameWithoutEnding('v1.2 report.pdf')).toBe('v1.2 report');
});

test('names in an archive are unique, whatever their case', () => {
  expect(uniqueNames(['a.pdf', 'A.pdf', 'a.pdf', 'a (2).pdf', 'README', 'readme'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    'a (2) (2).pdf',
    'README',
    'readme (2)',
  ]);
});
