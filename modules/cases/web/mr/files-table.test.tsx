import { renderWithUnsaved, type } from '#kernel/web-testing';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { ShownRecord } from '../../domain/index.ts';
import { FilesTable } from './files-table.tsx';

const shown = {
  items: [{ id: 'i-1', providerName: 'Wattle Clinic' }],
  files: [
    {
      id: 'f-1',
      fileId: 'file-1',
      itemId: 'i-1',
      name: 'Notes.pdf',
      status: 'toCheck',
      source: 'upload',
      pages: 12,
      receivedAt: '2026-11-16T01:00:00Z',
      checkedBy: null,
      checkNote: null,
    },
  ],
} as unknown as ShownRecord;

const draw = () =>
  renderWithUnsaved(
    <FilesTable shown={shown} open={() => {}} mayCheck refresh={() => Promise.resolve()} />,
  );

test('what is wrong with a record asks before it is lost', async () => {
  const { place, asks } = await draw();
  expect(await asks()).toBe(false);

  await type(place.querySelector('[aria-label="What is wrong"]'), 'Page 3 is missing');

  expect(await asks()).toBe(true);
});

test('a check that was begun asks as well', async () => {
  const { place, asks } = await draw();

  await act(async () => place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());

  expect(await asks()).toBe(true);
});
