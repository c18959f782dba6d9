import { act } from 'react';
import { aSession, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { describe, expect, test } from 'vitest';
import { FileActions, MergeButton } from './file-actions.tsx';

const aFile = (id: string, more: object = {}) => ({
  id,
  fileName: `${id}.pdf`,
  fileSizeInByte: 10,
  contentType: 'application/pdf',
  isCleanup: false,
  sourceFileId: null,
  ...more,
});
const nothing = () => {};
const menu = () =>
  [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent);

async function openMenu(more: object, canChange = true, session = aSession()) {
  await render(
    <FileActions
      file={aFile('report', more)}
      open={nothing}
      canChange={canChange}
      done={nothing}
    />,
    { session },
  );
  const button = document.querySelector<HTMLElement>('[aria-label="Actions of report.pdf"]');
  await act(async () => button?.click());
  await eventually(() => expect(menu().length).toBeGreaterThan(0));
}

describe('what is offered for a file', () => {
  test('[C-313] a PDF can be cleaned up once', async () => {
    await openMenu({});

    expect(menu()).toEqual(['Open', 'Clean up']);
  });

  test('a cleaned file shows what was removed and is not cleaned again', async () => {
    await openMenu({ isCleanup: true, sourceFileId: 'original' });

    expect(menu()).toEqual(['Open', 'Removed pages']);
  });

  test('[B-329] who may not change the record, or only looks around, just opens it', async () => {
    await openMenu({}, false);

    expect(menu()).toEqual(['Open']);
  });

  test('no kind but a PDF has pages to clean up', async () => {
    await openMenu({ contentType: 'image/png' });

    expect(menu()).toEqual(['Open']);
  });

  test('[B-298] a second request reports that it is cleaned already', async () => {
    serve({ 'POST /app/attachments/report/cleanup': { body: { isCleaned: false } } });
    const toasts = collectToasts();
    await openMenu({});

    await press('Clean up');

    await eventually(() =>
      expect(toasts).toMatchObject([{ text: 'File already cleaned up. No action required' }]),
    );
  });
});

describe('merging', () => {
  const files = [aFile('a'), aFile('b'), aFile('c', { fileName: 'c.mp3' })];
  const shown = async (canChange: boolean, given = files) =>
    (await render(<MergeButton files={given} canChange={canChange} done={nothing} />)).textContent;

  test('[B-342] is offered where two files can be merged and the record may be changed', async () => {
    expect(await shown(true)).toBe('Merge');
    expect(await shown(false)).toBe('');
    expect(await shown(true, files.slice(1))).toBe('');
  });

  test('[C-315] the chosen files go out in the order of the list', async () => {
    const calls = serve({
      'POST /app/attachments/MergeFiles': { status: 202, body: { taskId: 't' } },
      'GET /app/tasks': { body: { items: [] } },
    });
    await render(<MergeButton files={files} canChange done={nothing} />);
    await press('Merge');
    await eventually(() => expect(document.body.textContent).toContain('Index page'));

    const boxes = () => [...document.querySelectorAll<HTMLElement>('.merge-files input')];
    for (const box of boxes()) await act(async () => box.click());
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
});
