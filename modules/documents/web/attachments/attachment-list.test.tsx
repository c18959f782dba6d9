import { act } from 'react';
import {
  aSession,
  bindConfirm,
  collectToasts,
  eventually,
  press,
  render,
  serve,
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
      'DELETE /app/files/a': { body: null },
      'DELETE /app/files/b': { body: null },
    });
    const place = await render(<AttachmentList link={link} canChange />);
    await eventually(() => expect(place.textContent).toContain('Delete all'));

    await press('Delete all', place);

    expect(questions).toEqual(['Do you want delete all files?']);
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
    expect(uploads[0]?.path).toBe('/app/files?fromModule=COMPANY&objectId=c-1');
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

  test('[B-312] [M-133] what is not accepted is never sent', async () => {
    const { place, uploads, toasts } = await open();

    await choose(place, new File(['MZ'], 'virus.exe'));

    expect(toasts[0]?.text).toMatch(/^Only '.*' file accepted$/);
    expect(uploads).toEqual([]);
  });
});
