import { act } from 'react';
import {
  aSession,
  bindConfirm,
  collectToasts,
  eventually,
  press,
  render,
  serve,
  type,
} from '#kernel/web-testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeUploads } from '../testing/fake-upload.ts';
import { AttachmentList } from './attachment-list.tsx';

const link = { fromModule: 'COMPANY', objectId: 'c-1' };
const aFile = (id: string, can = ['file.read', 'file.download', 'file.delete']) => ({
  id,
  fileName: `${id}.pdf`,
  fileSizeInByte: 1536,
  contentType: 'application/pdf',
  creationTime: '2026-03-05T01:00:00.000Z',
  creator: { displayName: 'Clara Clerk' },
  can,
});
const button = (label: string) =>
  document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);

let questions: string[];
beforeEach(() => {
  questions = [];
  bindConfirm(({ text }) => {
    questions.push(text);
    return Promise.resolve(true);
  });
});

async function choose(place: HTMLElement, ...files: File[]): Promise<void> {
  const input = place.querySelector('input[type=file]');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => {
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

describe('the files of a record', () => {
  test('[B-375] each shows its name, size, day and who uploaded it', async () => {
    serve({ 'GET /app/files': { body: { items: [aFile('report')], totalCount: 1 } } });

    const place = await render(<AttachmentList link={link} canChange />);

    await eventually(() => expect(place.textContent).toContain('report.pdf'));
    expect(place.textContent).toContain('1.5 KB · 05 Mar 2026 - 12:00 · Clara Clerk');
  });

  test('[B-316] [M-137] deleting one asks first', async () => {
    let items = [aFile('report')];
    const calls = serve({
      'GET /app/files': () => ({ body: { items, totalCount: items.length } }),
      'DELETE /app/files/report': () => {
        items = [];
        return { body: null };
      },
    });
    const place = await render(<AttachmentList link={link} canChange />);
    await eventually(() => expect(button('Delete report.pdf')).not.toBeNull());

    await act(async () => button('Delete report.pdf')?.click());

    await eventually(() => expect(place.textContent).toContain('No files yet'));
    expect(questions).toEqual(['Do you want to delete this file?']);
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  test('[B-316] [M-138] deleting all asks in its own words', async () => {
    serve({
      'GET /app/files': { body: { items: [aFile('a'), aFile('b')], totalCount: 2 } },
      'POST /app/files/bulk': { body: { items: [{ id: 'a', isDone: true, message: null }] } },
    });
    const place = await render(<AttachmentList link={link} canChange />);
    await eventually(() => expect(place.textContent).toContain('Delete all'));

    await press('Delete all', place);

    expect(questions).toEqual([
      'Do you want delete all files? 2 files: 2 of Clara Clerk. They stay in the bin for 30 days.',
    ]);
  });

  test('[B-328] [B-330] what may not be deleted offers no way to', async () => {
    const items = [aFile('a', ['file.read', 'file.download']), aFile('b', ['file.read'])];
    serve({ 'GET /app/files': { body: { items, totalCount: 2 } } });

    const place = await render(<AttachmentList link={link} canChange={false} />);

    await eventually(() => expect(button('Download a.pdf')).not.toBeNull());
    expect(button('Delete a.pdf')).toBeNull();
    expect(button('Download b.pdf')).toBeNull();
    expect(place.textContent).not.toContain('Delete all');
    expect(place.querySelector('input[type=file]')).toBeNull();
  });

  test('[B-329] a demo account is offered no upload', async () => {
    serve({ 'GET /app/files': { body: { items: [], totalCount: 0 } } });
    const session = aSession();
    const actor = { ...session.actor, attributes: { tenantName: 'demo' } };

    const place = await render(<AttachmentList link={link} canChange />, {
      session: { ...session, actor },
    });

    await eventually(() => expect(place.textContent).toContain('No files yet'));
    expect(place.querySelector('input[type=file]')).toBeNull();
  });
});

describe('several files at once', () => {
  const all = ['file.read', 'file.download', 'file.update', 'file.delete'];
  const rows = { body: { items: [{ id: 'a', isDone: true, message: null }] } };
  const open = async (items: object[]) => {
    const calls = serve({
      'GET /app/files': { body: { items, totalCount: items.length } },
      'GET /app/attachments/attachmentTypes': {
        body: { items: [{ id: 't-1', displayName: 'Consent form' }] },
      },
      'POST /app/files/bulk': rows,
      'PUT /app/files/a': { body: {} },
    });
    const place = await render(<AttachmentList link={link} canChange />);
    await eventually(() => expect(place.textContent).toContain('a.pdf'));
    return { place, calls };
  };
  const choose = (name: string) =>
    act(async () => document.querySelector<HTMLElement>(`[aria-label="Choose ${name}"]`)?.click());

  test('files stand under the headings of their types, with pages and marks', async () => {
    const { place } = await open([
      {
        ...aFile('a', all),
        attachmentTypeId: 't-1',
        attachmentType: 'Consent form',
        numberOfPages: 12,
        isCleanup: true,
        summaryText: 'Short',
        holdReason: 'Court',
      },
      { ...aFile('b', all), scanState: 'infected' },
    ]);

    const titles = [...place.querySelectorAll('h4')].map((title) => title.textContent);
    expect(titles).toEqual(['Consent form 1', 'Other files 1']);
    expect(place.textContent).toContain('1.5 KB · 12 pages · ');
    const openers = [...place.querySelectorAll('.file-name.link')].map((name) => name.textContent);
    expect(openers).toEqual(['a.pdf']);
    for (const mark of ['Cleaned up', 'Summary', 'On hold', 'Infected. Nobody can open it.']) {
      expect(place.textContent).toContain(mark);
    }
  });

  test('[B-316] what is chosen is deleted in one call, after a question', async () => {
    const { place, calls } = await open(['a', 'b', 'c'].map((id) => aFile(id, all)));
    await choose('a.pdf');
    await choose('c.pdf');
    expect(place.textContent).toContain('2 chosen');

    await press('Delete', place);

    expect(questions).toEqual(['Do you want to delete these 2 files?']);
    const bulk = calls.find(({ path }) => path === '/app/files/bulk');
    expect(bulk?.body).toEqual({ operation: 'delete', fileIds: ['a', 'c'] });
  });

  test('[B-328] one that may not be deleted takes the button from all of them', async () => {
    const { place } = await open([aFile('a', all), aFile('b', ['file.read', 'file.download'])]);

    await choose('a.pdf');
    await choose('b.pdf');

    const bar = place.querySelector('[role=toolbar]');
    expect(bar?.textContent).toContain('Download');
    expect(bar?.textContent).not.toContain('Delete');
  });

  test('[B-329] a demo account is offered neither Download all nor a menu', async () => {
    const { place } = await open([aFile('a', ['file.read']), aFile('b', ['file.read'])]);

    expect(place.textContent).not.toContain('Download all');
    expect(button('More for a.pdf')).toBeNull();
  });

  test('a file is renamed without its ending', async () => {
    const { calls } = await open([{ ...aFile('a', all), concurrencyStamp: 's-1' }]);
    await act(async () => button('More for a.pdf')?.click());
    await press('Rename');
    await eventually(() => expect(document.querySelector('[role=dialog] input')).not.toBeNull());
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input');
    expect(input?.value).toBe('a');

    await type(input, 'Final');
    await press('Save');

    await eventually(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        name: 'Final',
        concurrencyStamp: 's-1',
      }),
    );
  });
});

describe('uploading', () => {
  const open = async () => {
    let items: object[] = [];
    serve({ 'GET /app/files': () => ({ body: { items, totalCount: items.length } }) });
    const uploads = fakeUploads();
    const toasts = collectToasts();
    const place = await render(<AttachmentList link={link} canChange />);
    await eventually(() => expect(place.querySelector('input[type=file]')).not.toBeNull());
    return { place, uploads, toasts, arrive: (file: object) => void (items = [file]) };
  };
  const pdf = (name: string) => new File(['%PDF-'], name);

  test('[B-297] shows how far it is, then the file', async () => {
    const { place, uploads, arrive } = await open();

    await choose(place, pdf('new.pdf'));
    await eventually(() => expect(uploads).toHaveLength(1));
    await act(async () => uploads[0]?.progress(0.4));

    expect(place.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('40');
    expect(uploads[0]?.path).toBe('/app/files?fromModule=COMPANY&objectId=c-1&duplicates=ask');
    arrive(aFile('new'));
    await act(async () => uploads[0]?.answer(201, aFile('new')));
    await eventually(() => expect(button('Delete new.pdf')).not.toBeNull());
  });

  test('[M-131] [B-379] a failure is told, and can be tried again', async () => {
    const { place, uploads, toasts } = await open();
    await choose(place, pdf('new.pdf'));
    await eventually(() => expect(uploads).toHaveLength(1));

    await act(async () =>
      uploads[0]?.answer(422, { error: { code: 'storageFull', message: 'It is full.' } }),
    );

    await eventually(() => expect(place.textContent).toContain('It is full.'));
    expect(toasts).toMatchObject([{ title: 'Error', text: 'new.pdf file upload failed.' }]);
    await act(async () => button('Try new.pdf again')?.click());
    await eventually(() => expect(uploads).toHaveLength(2));
  });

  test('cancelling stops the upload and leaves no trace', async () => {
    const { place, uploads, toasts } = await open();
    await choose(place, pdf('new.pdf'));
    await eventually(() => expect(uploads).toHaveLength(1));

    await act(async () => button('Cancel new.pdf')?.click());

    expect(uploads[0]?.isAborted).toBe(true);
    expect(place.textContent).not.toContain('new.pdf');
    expect(toasts).toEqual([]);
  });

  test('the same file again is a question: keep both, or skip', async () => {
    const { place, uploads, toasts } = await open();
    await choose(place, pdf('new.pdf'));
    await eventually(() => expect(uploads).toHaveLength(1));
    const message = 'This file is already here: old.pdf';

    await act(async () => uploads[0]?.answer(409, { error: { code: 'duplicateFile', message } }));

    await eventually(() => expect(place.textContent).toContain(message));
    expect(toasts).toEqual([]);
    await press('Keep both', place);
    await eventually(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.path).toContain('duplicates=keep');
  });

  test('[B-312] [M-133] what is not accepted is never sent', async () => {
    const { place, uploads, toasts } = await open();

    await choose(place, new File(['MZ'], 'virus.exe'));

    expect(toasts[0]?.text).toMatch(/^Only '.*' file accepted$/);
    expect(uploads).toEqual([]);
  });
});
