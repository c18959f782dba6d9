import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aDocx,
  aPdf,
  aScan,
  filesTestServer,
  fontsNotEmbedded,
  outlineOfTags,
  pdfTags,
  pdfTexts,
  worked,
} from '../../testing/index.ts';
import type { Uploader } from '../../testing/index.ts';

registerCatalogue();
const server = await filesTestServer();
const attachedTo = (id: string) => `?fromModule=COMPANY&objectId=${id}`;

async function given(staff: Uploader, files: readonly { name: string; bytes: Buffer | string }[]) {
  const company = await staff.company();
  const ids: string[] = [];
  for (const file of files) ids.push(await staff.uploaded(file, attachedTo(company.id)));
  return { company, ids };
}

const merge = (staff: Uploader, fileIds: unknown, more: object = {}) =>
  staff.api.post('/app/attachments/MergeFiles', { fileIds, name: 'Brief', ...more });

async function merged(staff: Uploader, fileIds: readonly string[], more: object = {}) {
  const started = await merge(staff, fileIds, more);
  const task = await worked(server, staff, 'mergeFiles', started.body.taskId);
  const { fileId } = (task.value ?? {}) as { fileId?: string };
  const bytes = fileId ? (await staff.api.get(`/app/files/${fileId}`)).raw : Buffer.alloc(0);
  return { task, fileId, bytes };
}

/** The titles of the bookmarks and the numbers of their pages. */
function outlineOf(document: PDFDocument): [string, number][] {
  const root = document.catalog.lookup(PDFName.of('Outlines'), PDFDict);
  const marks: [string, number][] = [];
  let item = root.lookupMaybe(PDFName.of('First'), PDFDict);
  while (item) {
    const title = item.lookup(PDFName.of('Title'), PDFHexString).decodeText();
    const target = item.lookup(PDFName.of('Dest'), PDFArray).get(0);
    marks.push([title, document.getPages().findIndex(({ ref }) => ref === target) + 1]);
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return marks;
}

test('[C-315] [B-342] PDFs, a picture and a text become one brief with index and bookmarks', async () => {
  const staff = server.uploader();
  const { ids, company } = await given(staff, [
    { name: 'First report.pdf', bytes: aPdf('one', 'two') },
    { name: 'Photo.jpg', bytes: await aScan({ dotsPerInch: 50, lines: ['Photo'] }) },
    { name: 'Nguyễn notes.txt', bytes: 'Seen on Monday' },
  ]);

  const { task, fileId, bytes } = await merged(staff, ids);

  expect(task).toMatchObject({ state: 'done', summary: 'Brief.pdf is ready: 5 pages.' });
  const document = await PDFDocument.load(bytes);
  expect(outlineOf(document)).toEqual([
    ['Index', 1],
    ['First report', 2],
    ['Photo', 4],
    ['Nguyễn notes', 5],
  ]);
  const links = document.getPage(0).node.Annots();
  const targets = Array.from({ length: links?.size() ?? 0 }, (_, at) =>
    links?.lookup(at, PDFDict).lookupMaybe(PDFName.of('Dest'), PDFArray)?.get(0),
  );
  const pages = document.getPages();
  expect(new Set(targets.map((ref) => pages.findIndex((page) => page.ref === ref) + 1))).toEqual(
    new Set([2, 4, 5]),
  );
  const [index = []] = await pdfTexts(bytes);
  expect(index).toEqual(expect.arrayContaining(['First report', 'Nguyễn notes']));
  const { items } = (await staff.api.get(`/app/files${attachedTo(company.id)}`)).body;
  expect(items).toContainEqual(
    expect.objectContaining({ id: fileId, fileName: 'Brief.pdf', numberOfPages: 5 }),
  );
});

test('[C-315] a document in a brief keeps the letters of every script, in fonts that go along', async () => {
  const staff = server.uploader();
  const words = 'Wałęsa 王秀英 たなか 김민준 Nguyễn';
  const { ids } = await given(staff, [
    { name: 'Letter.docx', bytes: await aDocx(words) },
    { name: 'Notes.txt', bytes: `Seen: ${words}` },
  ]);

  const { bytes } = await merged(staff, ids);

  const [, letter = [], notes = []] = await pdfTexts(bytes);
  expect(letter.join()).toContain(words);
  expect(notes.join()).toContain(`Seen: ${words}`);
  expect(await fontsNotEmbedded(bytes)).toEqual([]);
});

test('[C-315] a brief is tagged: what its parts say of their pages, and what others are', async () => {
  const staff = server.uploader();
  const { ids } = await given(staff, [
    { name: 'Letter.docx', bytes: await aDocx('Dear Dr Menon') },
    { name: 'Old.pdf', bytes: aPdf('one', 'two') },
    { name: 'Photo.jpg', bytes: await aScan({ dotsPerInch: 50, lines: ['Photo'] }) },
    { name: 'Again.docx', bytes: await aDocx('Yours') },
  ]);

  const { bytes } = await merged(staff, ids);

  const { tree, strayMarks } = await pdfTags(bytes);
  const outline = outlineOfTags(tree);
  expect(outline.slice(0, 2)).toEqual(['Document', '  Part Index']);
  for (const role of ['H1', 'Table', 'TH', 'TD', 'Link']) {
    expect(outline.map((line) => line.trim())).toContain(role);
  }
  const parts = outline
    .join('\n')
    .split(/^ {2}Part /m)
    .slice(1);
  expect(parts.map((part) => part.split('\n')[0])).toEqual([
    ...['Index', 'Letter', 'Old', 'Photo', 'Again'],
  ]);
  expect(parts[1]).toMatch(/^ +P$/m);
  expect(parts[2]).toMatch(/^Old\n {4}P\n {4}P\n$/);
  expect(parts[3]).toMatch(/^Photo\n {4}Figure Photo, page 1\n$/);
  expect(strayMarks).toEqual([]);
  const { catalog } = await PDFDocument.load(bytes);
  expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
  expect(String(catalog.lookup(PDFName.of('Lang')))).toContain('en-AU');
});

test('the cover says whose papers it holds and when it was made, and pages are numbered once', async () => {
  const staff = server.uploader();
  const { ids, company } = await given(staff, [
    { name: 'a.txt', bytes: 'a' },
    { name: 'b.txt', bytes: 'b' },
  ]);
  const { body } = await staff.api.get(`/app/companies/${company.id}`);

  const numbered = await pdfTexts((await merged(staff, ids)).bytes);
  const [plain = []] = await pdfTexts((await merged(staff, ids, { hasPageNumbers: false })).bytes);

  const [cover = []] = numbered;
  expect(cover).toEqual(expect.arrayContaining(['Company', String(body.name), 'Date']));
  expect(numbered.map((texts) => texts.join(' ').match(/\d+ \/ \d+/)?.[0])).toEqual([
    ...['1 / 3', '2 / 3', '3 / 3'],
  ]);
  expect(cover.join(' ')).not.toContain('Page 1 of 1');
  expect(plain.join(' ')).toContain('Page 1 of 1');
});

test('without index, numbers and bookmarks the pages follow each other as they are', async () => {
  const staff = server.uploader();
  const { ids } = await given(staff, [
    { name: 'a.pdf', bytes: aPdf('a') },
    { name: 'b.pdf', bytes: aPdf('b', 'c') },
  ]);
  const plain = { hasIndex: false, hasPageNumbers: false, hasBookmarks: false };

  const { bytes } = await merged(staff, [ids[1] ?? '', ids[0] ?? ''], plain);

  const document = await PDFDocument.load(bytes);
  expect(document.getPageCount()).toBe(3);
  expect(document.catalog.has(PDFName.of('Outlines'))).toBe(false);
});

test('what cannot be read is named by its row, and nothing is made', async () => {
  const staff = server.uploader();
  const locked = await PDFDocument.create();
  locked.addPage();
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  const { ids, company } = await given(staff, [
    { name: 'good.pdf', bytes: aPdf() },
    { name: 'broken.pdf', bytes: '%PDF-1.7 and nothing more' },
    { name: 'locked.pdf', bytes: Buffer.from(await locked.save()) },
  ]);

  const { task } = await merged(staff, ids);

  expect(task).toMatchObject({
    state: 'failed',
    failedRows: [
      { row: 2, name: 'broken.pdf', message: 'It is damaged and cannot be read.' },
      { row: 3, name: 'locked.pdf', message: 'It is protected with a password.' },
    ],
  });
  expect((await staff.api.get(`/app/files${attachedTo(company.id)}`)).body.totalCount).toBe(3);
});

test('kinds that have no pages and lists that are none are refused at once', async () => {
  const staff = server.uploader();
  const { ids } = await given(staff, [
    { name: 'good.pdf', bytes: aPdf() },
    { name: 'sound.mp3', bytes: Buffer.from('ID3\u0004\0\0\0\0\0\0') },
  ]);

  expect(await merge(staff, ids)).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'filesNotMergeable',
        validationErrors: [{ message: '2. sound.mp3: This kind of file cannot be merged.' }],
      },
    },
  });
  for (const wrong of [[], ids.slice(0, 1), 'x', [1, 2], ['a', 'b'], null]) {
    expect((await merge(staff, wrong)).status).toBe(400);
  }
});

test('every source is asked for its rights: a file out of reach is an unknown one', async () => {
  const staff = server.uploader();
  const { ids } = await given(staff, [{ name: 'mine.pdf', bytes: aPdf() }]);
  const other = await given(server.uploader(), [{ name: 'theirs.pdf', bytes: aPdf() }]);

  const answer = await merge(staff, [...ids, ...other.ids]);

  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
});
