import { expect, test } from 'vitest';
import { filesOfDrop } from './files-of-drop.ts';

const aFile = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (give: (file: File) => void) => give(new File(['x'], name)),
});

/** A folder as the browser shows it: in portions, then an empty one. */
const aFolder = (name: string, ...inside: { name: string }[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader() {
    const left = [...inside];
    return { readEntries: (give: (some: object[]) => void) => give(left.splice(0, 2)) };
  },
});

const dropped = (...entries: { name: string }[]) =>
  ({
    files: entries.map(({ name }) => new File(['x'], name)),
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
  }) as unknown as DataTransfer;

const namesOf = async (data: DataTransfer) => (await filesOfDrop(data)).map(({ name }) => name);

test('a folder gives the files in it and below it, without those of the system', async () => {
  const deeper = aFolder('deeper', aFile('d.pdf'));
  const folder = aFolder('case', aFile('a.pdf'), aFile('b.pdf'), aFile('.DS_Store'), deeper);

  expect(await namesOf(dropped(aFile('z.pdf'), folder))).toEqual([
    'z.pdf',
    'a.pdf',
    'b.pdf',
    'd.pdf',
  ]);
});

test('files alone are taken as they are', async () => {
  expect(await namesOf(dropped(aFile('a.pdf'), aFile('b.pdf')))).toEqual(['a.pdf', 'b.pdf']);
});
