import { expect, test } from 'vitest';
import type { StoredFile } from '../stored-file.ts';
import { groupFiles } from './group-files.ts';

const aFile = (id: string, attachmentTypeId: string | null, attachmentType?: string) =>
  ({ id, attachmentTypeId, attachmentType }) as StoredFile;
const types = [
  { id: 't-2', displayName: 'Draft report' },
  { id: 't-1', displayName: 'Consent form' },
];
const shown = (...args: Parameters<typeof groupFiles>) =>
  groupFiles(...args).map(({ title, files }) => [title, files.map(({ id }) => id).join(' ')]);

test('files stand under their types by name, those without one last', () => {
  const files = [aFile('a', null), aFile('b', 't-2'), aFile('c', 't-1'), aFile('d', 't-2')];

  expect(shown(files, types)).toEqual([
    ['Consent form', 'c'],
    ['Draft report', 'b d'],
    ['Other files', 'a'],
  ]);
});

test('a type that is no longer offered still stands over its files', () => {
  expect(shown([aFile('a', 'gone', 'Old form')], types)).toEqual([['Old form', 'a']]);
});

test('while a file is dragged every type can take it', () => {
  expect(shown([aFile('a', null)], types, true).map(([title]) => title)).toEqual([
    'Consent form',
    'Draft report',
    'Other files',
  ]);
});
