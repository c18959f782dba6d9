import { bindConfirm, eventually, press, render, serve } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import RetentionDialog from './retention-dialog.tsx';

const file = {
  id: 'f-1',
  name: 'old.pdf',
  fileSizeInByte: 2048,
  attachmentType: 'Draft report',
  creationTime: '2018-01-01T00:00:00Z',
  dueOn: '2025-01-01',
  removesByItself: false,
  fromModule: 'COMPANY',
  objectId: 'c-1',
  recordName: 'Allambie',
};
const hold = {
  id: 'h-1',
  reason: 'Court order',
  placedAt: '2026-03-05T01:00:00Z',
  placedBy: 'Clara Clerk',
  fileId: null,
  fileName: null,
  fromModule: 'COMPANY',
  objectId: 'c-2',
  recordName: 'Bondi',
};

test('what is due is named with its record, counted anew, and deleted only after a yes', async () => {
  const asked: string[] = [];
  bindConfirm(({ text }) => {
    asked.push(text);
    return Promise.resolve(true);
  });
  const calls = serve({
    'GET /app/files/retention-due': { body: { items: [file], totalCount: 1 } },
    'GET /app/files/holds': { body: { items: [hold], totalCount: 1 } },
    'POST /app/files/retention-due/remove': { body: { files: 1, bytes: 2048, isDryRun: true } },
  });
  await render(<RetentionDialog close={() => undefined} />);

  await eventually(() => expect(document.body.textContent).toContain('old.pdf'));
  expect(document.body.textContent).toContain('Allambie · Draft report · 2 KB · due 01 Jan 2025');
  expect(document.body.textContent).toContain('All files of Bondi');
  expect(document.body.textContent).toContain('Court order · Clara Clerk');
  await press('Delete 1 file');

  await eventually(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { isDryRun: true },
      { isDryRun: false },
    ]),
  );
  expect(asked).toEqual(['Delete 1 file (2 KB) whose time is over?']);
});
