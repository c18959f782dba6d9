import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPdf, filesTestServer, worked } from '../../testing/index.ts';

registerCatalogue();
const server = await filesTestServer();
const attachedTo = (id: string) => `?fromModule=COMPANY&objectId=${id}`;
const rects = [{ x: 0.1, y: 0.2, width: 0.3, height: 0.02 }];

test('a part of a file is sent when a part is asked for', async () => {
  const { api, uploaded } = server.uploader();
  const bytes = aPdf('one', 'two');
  const id = await uploaded({ bytes });
  const part = (range: string) => api.get(`/app/files/${id}`, { headers: { range } });

  const middle = await part('bytes=10-19');
  const outside = await part(`bytes=${bytes.length}-`);

  expect(middle.status).toBe(206);
  expect(middle.raw.equals(bytes.subarray(10, 20))).toBe(true);
  expect(middle.headers).toMatchObject({
    'content-range': `bytes 10-19/${bytes.length}`,
    'content-length': '10',
    'accept-ranges': 'bytes',
  });
  expect(outside.status).toBe(416);
  expect((await api.get(`/app/files/${id}`)).headers['accept-ranges']).toBe('bytes');
});

/** Two sheets of a fax. */
async function aTiff(): Promise<Buffer> {
  const sheet = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const sheets = [await sheet('#fff'), await sheet('#eee')];
  return sharp(sheets, { join: { animated: true } })
    .tiff()
    .toBuffer();
}

test('a TIFF is read page by page as a PDF, sent in parts, and marked like one', async () => {
  const { api, uploaded } = server.uploader();
  const id = await uploaded({ name: 'Fax.tiff', bytes: await aTiff() });
  const url = `/app/files/${id}/scan`;

  const whole = await api.get(url);
  const part = await api.get(url, { headers: { range: 'bytes=0-4' } });
  const pages = (await PDFDocument.load(whole.raw)).getPages();
  const marked = await api.post(`/app/files/${id}/annotations`, {
    page: 2,
    kind: 'highlight',
    rects,
  });
  const pdf = await uploaded({ bytes: aPdf('one') });

  expect(whole.headers['content-type']).toBe('application/pdf');
  expect(pages.map((page) => Math.round(page.getWidth()))).toEqual([842, 842]);
  expect(pages.map((page) => Math.round(page.getHeight()))).toEqual([561, 561]);
  expect([part.status, part.raw.toString()]).toEqual([206, '%PDF-']);
  expect(part.headers['content-range']).toBe(`bytes 0-4/${whole.raw.length}`);
  expect(marked.status).toBe(201);
  expect((await api.get(`/app/files/${pdf}/scan`)).status).toBe(415);
  expect((await server.uploader().api.get(url)).status).toBe(404);
});

test('a TIFF that cannot be read says so', async () => {
  const { api, uploaded } = server.uploader();
  const id = await uploaded({ name: 'Fax.tif', bytes: (await aTiff()).subarray(0, 60) });

  expect(await api.get(`/app/files/${id}/scan`)).toMatchObject({
    status: 422,
    body: { error: { code: 'fileNotReadable' } },
  });
});

test('marks are kept beside the file, seen by whoever sees it, changed by their author', async () => {
  const staff = server.uploader();
  const { tenantId } = staff.actor;
  const company = await staff.company();
  const bytes = aPdf('one');
  const id = await staff.uploaded({ bytes }, attachedTo(company.id));
  const url = `/app/files/${id}/annotations`;
  const colleague = server.uploader({ tenantId });
  const stranger = server.uploader();

  const added = await staff.api.post(url, { page: 1, kind: 'highlight', rects, text: 'Look' });
  const mine = `${url}/${String(added.body.id)}`;

  expect(added).toMatchObject({
    status: 201,
    body: { page: 1, rects, colour: 'yellow', isOwn: true },
  });
  expect((await colleague.api.get(url)).body).toMatchObject({
    items: [{ text: 'Look', isOwn: false }],
  });
  expect((await colleague.api.delete(mine)).status).toBe(403);
  expect((await stranger.api.get(url)).status).toBe(404);
  expect((await stranger.api.delete(mine)).status).toBe(404);
  const change = { page: 1, kind: 'highlight', rects, text: 'Again', colour: 'pink' };
  expect((await staff.api.put(mine, change)).body).toMatchObject({ text: 'Again', colour: 'pink' });
  expect((await staff.api.get(`/app/files/${id}`)).raw.equals(bytes)).toBe(true);
  expect((await staff.api.delete(mine)).status).toBe(204);
  expect((await staff.api.get(url)).body).toMatchObject({ items: [], totalCount: 0 });
});

test('[B-329] a demo account marks nothing', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const id = await staff.uploaded({}, attachedTo(company.id));
  const demo = server.uploader({
    tenantId: staff.actor.tenantId,
    attributes: { tenantName: 'demo' },
  });

  const answer = await demo.api.post(`/app/files/${id}/annotations`, {
    page: 1,
    kind: 'note',
    text: 'x',
  });

  expect(answer.status).toBe(403);
});

test.each([
  [{ page: 0, kind: 'note', text: 'x' }, 'annotationNotValid'],
  [{ page: 1, kind: 'scribble', text: 'x' }, 'annotationNotValid'],
  [
    { page: 1, kind: 'highlight', rects: [{ x: 2, y: 0, width: 1, height: 1 }] },
    'annotationNotValid',
  ],
  [{ page: 1, kind: 'highlight', rects: [] }, 'annotationEmpty'],
  [{ page: 1, kind: 'note', text: '  ' }, 'annotationEmpty'],
  [{ page: 1, kind: 'label', text: 'x'.repeat(61) }, 'annotationTooLong'],
  [{ page: 1, kind: 'note', text: 'x', colour: 'url(x)' }, 'annotationNotValid'],
])('%j is refused', async (body, code) => {
  const { api, uploaded } = server.uploader();
  const id = await uploaded();

  expect(await api.post(`/app/files/${id}/annotations`, body)).toMatchObject({
    status: 400,
    body: { error: { code } },
  });
});

test('a page has one label', async () => {
  const { api, uploaded } = server.uploader();
  const id = await uploaded();
  const label = { page: 1, kind: 'label', text: 'Exhibit A' };
  await api.post(`/app/files/${id}/annotations`, label);

  const second = await api.post(`/app/files/${id}/annotations`, label);

  expect(second).toMatchObject({ status: 409, body: { error: { code: 'labelTaken' } } });
});

test('pages are turned, reordered and split into new files; the original stays', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const bytes = aPdf('one', 'two', 'three');
  const id = await staff.uploaded({ name: 'report.pdf', bytes }, attachedTo(company.id));
  const parts = [
    { pages: [{ page: 3 }, { page: 1, turn: 90 }] },
    { name: 'Middle', pages: [{ page: 2 }] },
  ];

  const started = await staff.api.post(`/app/files/${id}/pages`, { parts });
  const task = await worked(server, staff, 'arrangePages', started.body.taskId);

  expect(task).toMatchObject({ state: 'done', summary: '2 new files are ready.' });
  const [first = ''] = (task.value as { fileIds: string[] }).fileIds;
  const made = await PDFDocument.load((await staff.api.get(`/app/files/${first}`)).raw);
  expect(made.getPages().map((page) => page.getRotation().angle)).toEqual([0, 90]);
  const { items } = (await staff.api.get(`/app/files${attachedTo(company.id)}`)).body;
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        fileName: 'report (pages 3, 1).pdf',
        numberOfPages: 2,
        sourceFileId: id,
      }),
      expect.objectContaining({ fileName: 'Middle.pdf', numberOfPages: 1, sourceFileId: id }),
    ]),
  );
  expect((await staff.api.get(`/app/files/${id}`)).raw.equals(bytes)).toBe(true);
});

test('a page that the file does not have fails the task; a wrong list is refused', async () => {
  const staff = server.uploader();
  const id = await staff.uploaded();
  const url = `/app/files/${id}/pages`;

  const started = await staff.api.post(url, { parts: [{ pages: [{ page: 9 }] }] });
  const task = await worked(server, staff, 'arrangePages', started.body.taskId);

  expect(task).toMatchObject({ state: 'failed', error: 'The file has no page 9.' });
  for (const parts of [[], [{}], [{ pages: [] }], [{ pages: [{ page: 1, turn: 45 }] }], 7]) {
    expect((await staff.api.post(url, { parts })).status).toBe(400);
  }
});

test('a text and a mail are shown as a page that can do nothing', async () => {
  const { api, uploaded } = server.uploader();
  const text = await uploaded({ name: 'notes.txt', bytes: 'a < b\nZoë' });
  const page = await uploaded({
    name: 'page.html',
    bytes:
      '<html><script>alert(1)</script><p onclick="x()">Hello<img src="https://a.example/x.png">',
  });

  const shown = await api.get(`/app/files/${text}/page`);
  const harmless = (await api.get(`/app/files/${page}/page`)).raw.toString();

  expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(shown.raw.toString()).toContain('<pre>a &lt; b\nZoë</pre>');
  expect(harmless).toContain('Hello');
  expect(harmless).not.toMatch(/script|onclick|a\.example/);
  expect((await api.get(`/app/files/${await uploaded()}/page`)).status).toBe(415);
});
