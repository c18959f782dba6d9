import { expect, test } from 'vitest';
import { chooseFiles } from './choose-files.ts';
import { nextToStart, uploadItems } from './upload-item.ts';
import type { UploadItem } from './upload-item.ts';

const aFile = (name: string, megabytes = 1): File =>
  Object.defineProperty(new File(['x'], name), 'size', { value: megabytes * 1024 * 1024 });
const rules = { maxSizeMB: 100, most: 100, held: 0 };

test('[B-312] [M-133] other types than those of the place are refused with its list', () => {
  const chosen = chooseFiles([aFile('a.pdf'), aFile('b.png')], { ...rules, kinds: ['audio'] });

  expect(chosen).toMatchObject({
    accepted: [],
    errors: ["Only 'mp3, dss, m4a, aac, wav, ds2, amr' file accepted"],
  });
});

test('[B-313] [M-134] too large a file is refused, the others go on', () => {
  const [small, large] = [aFile('a.pdf', 100), aFile('b.pdf', 101)];

  const chosen = chooseFiles([small, large], rules);

  expect(chosen.accepted).toEqual([small]);
  expect(chosen.errors).toEqual([
    'The file you have selected is too large. The maximum size is 100MB.',
  ]);
});

test('[B-314] [B-379] [K-100] [G-082] [M-135] the 101st file meets a warning', () => {
  const files = Array.from({ length: 3 }, (_, n) => aFile(`${n}.pdf`));

  const chosen = chooseFiles(files, { ...rules, held: 98 });

  expect(chosen.accepted).toHaveLength(2);
  expect(chosen.warning).toBe(
    'You can only upload 100 files. 98 are here already. Not uploaded: 2.pdf.',
  );
});

test('[B-315] [K-101] [M-136] a place for one document takes one', () => {
  const chosen = chooseFiles([aFile('a.pdf'), aFile('b.pdf')], { ...rules, most: 1 });

  expect(chosen.accepted).toHaveLength(1);
  expect(chosen.warning).toBe('Only 1 document is allowed. Not uploaded: b.pdf.');
});

test('[B-314] of many files left out the first are named, the others counted', () => {
  const files = Array.from({ length: 8 }, (_, n) => aFile(`${n}.pdf`));

  expect(chooseFiles(files, { ...rules, held: 100 }).warning).toBe(
    'You can only upload 100 files. 100 are here already. Not uploaded: 0.pdf, 1.pdf, 2.pdf, 3.pdf, 4.pdf and 3 more.',
  );
});

test('a file of 0 bytes is refused by its name, the others go on', () => {
  const [empty, full] = [aFile('empty.pdf', 0), aFile('full.pdf')];

  const chosen = chooseFiles([empty, full], rules);

  expect(chosen.accepted).toEqual([full]);
  expect(chosen.errors).toEqual(['empty.pdf is empty: it has 0 bytes.']);
});

test('[B-297] [E-145] an upload waits, runs, fails and is tried again, or is done and leaves the list', () => {
  const add = { type: 'add', files: [{ key: 'a', file: aFile('a.pdf') }] } as const;
  const to = (status: UploadItem['status']) =>
    ({ type: 'change', key: 'a', to: { status } }) as const;

  const waiting = uploadItems([], add);
  const failed = uploadItems(uploadItems(waiting, to('uploading')), to('error'));
  const again = uploadItems(failed, to('waiting'));

  expect([waiting, failed, again].map(([item]) => item?.status)).toEqual([
    'waiting',
    'error',
    'waiting',
  ]);
  expect(uploadItems(again, to('done'))).toEqual([]);
  expect(uploadItems(again, to('removed'))).toEqual([]);
});

test('three uploads run at a time', () => {
  const item = (key: string, status: UploadItem['status']): UploadItem => ({
    key,
    status,
    share: 0,
    file: aFile('a.pdf'),
  });
  const three = ['a', 'b', 'c'].map((key) => item(key, 'uploading'));

  expect(nextToStart([...three, item('d', 'waiting')])).toBeUndefined();
  expect(nextToStart([...three.slice(1), item('d', 'waiting')])?.key).toBe('d');
});
