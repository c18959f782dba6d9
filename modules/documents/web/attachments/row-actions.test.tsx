import { act, Suspense } from 'react';
import { aSession, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { describe, expect, test } from 'vitest';
import type { StoredFile } from '../stored-file.ts';
import { fileRowActions } from './row-actions.ts';

const aFile = (id: string, more: Partial<StoredFile> = {}): StoredFile => ({
  id,
  fileName: `${id}.pdf`,
  fileSizeInByte: 10,
  contentType: 'application/pdf',
  isCleanup: false,
  sourceFileId: null,
  can: ['file.read', 'file.update'],
  ...more,
});
const link = { fromModule: 'COMPANY', objectId: 'c' };
const { actor } = aSession();
const offered = (...files: StoredFile[]) =>
  fileRowActions
    .filter(({ key, isOffered }) => /merge|clean|removed/i.test(key) && isOffered(files, actor))
    .map(({ label }) => label);

async function perform(key: string, files: StoredFile[]) {
  const action = fileRowActions.find((one) => one.key === key);
  if (!action) throw new Error(`No action ${key}`);
  const closed: boolean[] = [];
  await render(
    <Suspense>
      <action.Part files={files} link={link} close={(isChanged) => void closed.push(isChanged)} />
    </Suspense>,
  );
  return closed;
}

describe('what is offered for a file', () => {
  test('[C-313] a PDF can be cleaned up once', () => {
    expect(offered(aFile('report'))).toEqual(['Clean up']);
  });

  test('a cleaned file shows what was removed and is not cleaned again', () => {
    expect(offered(aFile('report', { isCleanup: true, sourceFileId: 'original' }))).toEqual([
      'Removed pages',
    ]);
  });

  test('[B-329] nothing for who may not change the record, and for no kind but a PDF', () => {
    expect(offered(aFile('report', { can: ['file.read'] }))).toEqual([]);
    expect(offered(aFile('report', { contentType: 'image/png' }))).toEqual([]);
  });

  test('[B-342] files that can be merged are merged where the record may be changed', () => {
    const sound = aFile('c', { fileName: 'c.mp3', contentType: 'audio/mpeg' });

    expect(offered(aFile('a'), aFile('b'), sound)).toEqual(['Merge']);
    expect(offered(aFile('a'), sound)).toEqual([]);
    expect(offered(aFile('a'), aFile('b', { can: [] }))).toEqual([]);
  });
});

test('[B-298] a second request reports that it is cleaned already', async () => {
  serve({ 'POST /app/attachments/report/cleanup': { body: { isCleaned: false } } });
  const toasts = collectToasts();

  const closed = await perform('cleanUp', [aFile('report')]);

  await eventually(() =>
    expect(toasts).toMatchObject([{ text: 'File already cleaned up. No action required' }]),
  );
  expect(closed).toEqual([false]);
});

test('[C-315] the chosen files go out in the order of the list', async () => {
  const calls = serve({
    'POST /app/attachments/MergeFiles': { status: 202, body: { taskId: 't' } },
    'GET /app/tasks': { body: { items: [] } },
  });
  await perform('merge', [aFile('a'), aFile('b')]);
  await eventually(() => expect(document.body.textContent).toContain('Index page'));

  await act(async () =>
    document.querySelector<HTMLElement>('[aria-label="Move b.pdf up"]')?.click(),
  );
  await press('Merge 2 files');

  await eventually(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      fileIds: ['b', 'a'],
      hasIndex: true,
    }),
  );
});
