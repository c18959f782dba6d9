import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test, vi } from 'vitest';
import { systemContext } from '#kernel/server';
import { aHubClient, eventually } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPdf, aPictureOfText, aPdfOfPictures, filesTestServer } from '../../testing/index.ts';
import { readOldTexts } from './read-old-texts.job.ts';
import type { Uploader } from '../../testing/index.ts';

registerCatalogue();
// Recognising takes what other processes leave of the cores.
vi.setConfig({ testTimeout: 300_000 });
const server = await filesTestServer({ role: 'all' });

const settled = (uploader: Uploader, id: string) =>
  eventually(
    async () => (await uploader.api.get(`/app/files/${id}/text`)).body,
    ({ state }) => ['done', 'partly', 'failed'].includes(state?.status ?? ''),
    240,
  );

const textsOf = async (uploader: Uploader, name: string, bytes: Buffer | string) => {
  const id = await uploader.uploaded({ name, bytes });
  const { state, items } = await settled(uploader, id);
  return { id, state, texts: (items ?? []).map(({ text }) => String(text)) };
};

async function archive(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as unknown as AsyncIterable<Uint8Array>);
}

const docx = (words: string) =>
  archive({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
  });

describe('the text of a file', () => {
  test('a PDF is read page by page, in the background', async () => {
    const staff = server.uploader();

    const { state, texts } = await textsOf(staff, 'a.pdf', aPdf('Lumbar spine', 'Left knee'));

    expect(state).toMatchObject({ status: 'done', pagesDone: 2, pagesTotal: 2, pagesFailed: 0 });
    expect(texts).toEqual(['Lumbar spine', 'Left knee']);
  });

  test('a scanned page is recognised, a written one beside it is not', async () => {
    const staff = server.uploader();
    const scan = await aPdfOfPictures(['The claimant was examined', 'in Parramatta.'], []);

    const id = await staff.uploaded({ name: 'scan.pdf', bytes: scan });
    const { items, state } = await settled(staff, id);

    expect(state).toMatchObject({ status: 'done', pagesTotal: 2 });
    expect(items).toMatchObject([
      { page: 1, source: 'ocr', text: 'The claimant was examined\nin Parramatta.' },
    ]);
    expect(Number(items?.[0]?.confidence)).toBeGreaterThan(70);
  });

  test('[C-318] the words of a scan are found with the places where they stand', async () => {
    const staff = server.uploader();
    const scan = await aPdfOfPictures(['The claimant was examined', 'in Parramatta.'], []);
    const id = await staff.uploaded({ name: 'scan.pdf', bytes: scan });
    await settled(staff, id);
    const find = async (query: string) =>
      (await staff.api.get(`/app/files/${id}/places?${query}`)).body.items ?? [];

    const [claimant] = await find('words=CLAIMANT&isKeyword=true');
    const [phrase] = await find('words=examined%20in&isKeyword=false');
    const [place] = await find('words=parramatta&isKeyword=false');

    expect(claimant).toMatchObject({ page: 1, count: 1 });
    expect(phrase).toMatchObject({ page: 1, count: 1, rects: [{}, {}] });
    const [upper, lower] = [claimant?.rects?.[0], place?.rects?.[0]];
    for (const rect of [upper, lower]) {
      expect(Number(rect?.width)).toBeGreaterThan(0.02);
      expect(Number(rect?.x) + Number(rect?.width)).toBeLessThanOrEqual(1);
    }
    expect(Number(lower?.y)).toBeGreaterThan(Number(upper?.y));
    expect(await find('words=shoulder%20claimant&isKeyword=true')).toEqual([]);
    expect((await staff.api.get(`/app/files/${id}/places`)).status).toBe(400);
    const stranger = server.uploader();
    expect((await stranger.api.get(`/app/files/${id}/places?words=the`)).status).toBe(404);
  });

  test('[C-318] the words of a picture are found with their places', async () => {
    const staff = server.uploader();
    const bytes = aPictureOfText('Whiplash injury');
    const id = await staff.uploaded({ name: 'photo.jpg', bytes });
    await settled(staff, id);

    const { body } = await staff.api.get(`/app/files/${id}/places?words=whiplash&isKeyword=true`);

    expect(body.items).toMatchObject([{ page: 1, count: 1, rects: [{}] }]);
    const [rect] = body.items?.[0]?.rects ?? [];
    expect(Number(rect?.width)).toBeGreaterThan(0.02);
    expect(Number(rect?.x) + Number(rect?.width)).toBeLessThanOrEqual(1);
  });

  test('a page that was read before places were kept is found, without a mark', async () => {
    const staff = server.uploader();
    const scan = await aPdfOfPictures(['The claimant was examined'], []);
    const id = await staff.uploaded({ name: 'scan.pdf', bytes: scan });
    await settled(staff, id);
    await server.services.hostDb.batch(systemContext(staff.actor.tenantId), [
      { text: 'update file_pages set places = null where file_id = $1', values: [id] },
    ]);

    const { body } = await staff.api.get(`/app/files/${id}/places?words=examined`);

    expect(body.items).toEqual([{ page: 1, count: 1, rects: [] }]);
  });

  test('pictures, letters, sheets, slides, mails and plain files are read', async () => {
    const staff = server.uploader();
    const sheet = Buffer.from(
      await writeXlsx({ sheets: [{ name: 'Fees', rows: [['Consultation', 150]] }] }),
    );
    const slide = (words: string) => `<p:sld><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:sld>`;
    const slides = {
      'ppt/slides/slide10.xml': slide('ten'),
      'ppt/slides/slide2.xml': slide('two'),
    };
    const files: [string, Buffer | string][] = [
      ['photo.jpg', aPictureOfText('Whiplash injury')],
      ['letter.docx', await docx('Dear Doctor')],
      ['fees.xlsx', sheet],
      ['talk.pptx', await archive({ '[Content_Types].xml': '<x/>', ...slides })],
      ['note.rtf', String.raw`{\rtf1 Caf\'e9 visit}`],
      ['page.html', '<html><script>no()</script><p>One &amp; two</p><p>three</p></html>'],
      ['old.txt', Buffer.from('Caf\xe9', 'latin1')],
    ];

    const read = await Promise.all(
      files.map(async ([name, bytes]) => (await textsOf(staff, name, bytes)).texts),
    );

    expect(read).toEqual([
      ['Whiplash injury'],
      ['Dear Doctor'],
      ['Fees\nConsultation\t150'],
      ['two', 'ten'],
      ['Café visit'],
      ['One & two\nthree'],
      ['Café'],
    ]);
  });

  test('a file without text is not read, and says so when asked to be', async () => {
    const staff = server.uploader();
    const id = await staff.uploaded({ name: 'a.zip', bytes: await archive({ a: 'b' }) });

    expect((await staff.api.get(`/app/files/${id}/text`)).body.state).toBeNull();
    expect(await staff.api.post(`/app/files/${id}/text`)).toMatchObject({
      status: 422,
      body: { error: { code: 'noTextInFile' } },
    });
  });

  test('its reader hears how far it is', async () => {
    const staff = server.uploader();
    const hub = await aHubClient(server, staff.token);

    const { id } = await textsOf(staff, 'a.pdf', aPdf('One', 'Two'));

    const [told] = await hub.next('FileTextChanged');
    expect(told).toMatchObject({ fileId: id, status: 'done', pagesDone: 2, pagesTotal: 2 });
  });

  test('it can be read again', async () => {
    const staff = server.uploader();
    const { id } = await textsOf(staff, 'a.pdf', aPdf('One'));

    const answer = await staff.api.post(`/app/files/${id}/text`);

    expect(answer).toMatchObject({ status: 200, body: { status: 'waiting', pagesDone: 0 } });
    expect((await settled(staff, id)).items).toHaveLength(1);
  });

  test('a file from before is read when its turn comes', async () => {
    const staff = server.uploader();
    const { id } = await textsOf(staff, 'a.pdf', aPdf('One'));
    await server.services.hostDb.batch(systemContext(staff.actor.tenantId), [
      { text: 'delete from file_pages where file_id = $1 and page > 0', values: [id] },
      { text: 'delete from file_texts where file_id = $1', values: [id] },
      {
        text: `update files set creation_time = now() - interval '1 day' where id = $1`,
        values: [id],
      },
    ]);

    await readOldTexts.run({}, server.services, AbortSignal.timeout(60_000));

    expect((await settled(staff, id)).items).toHaveLength(1);
  });

  test('the text of a removed file goes away', async () => {
    const staff = server.uploader();
    const { id } = await textsOf(staff, 'a.pdf', aPdf('One'));

    expect((await staff.api.delete(`/app/files/${id}`)).status).toBe(204);

    const [found] = await server.services.hostDb.batch(systemContext(staff.actor.tenantId), [
      { text: 'select page from file_pages where file_id = $1', values: [id] },
    ]);
    expect(found?.rows).toEqual([]);
    expect((await staff.api.get(`/app/files/${id}/text`)).status).toBe(404);
  });

  test('somebody else meets it like one that does not exist', async () => {
    const mine = server.uploader();
    const { id } = await textsOf(mine, 'a.pdf', aPdf('One'));
    const colleague = server.uploader({ tenantId: mine.actor.tenantId });
    const stranger = server.uploader();

    for (const { api } of [colleague, stranger]) {
      expect((await api.get(`/app/files/${id}/text`)).status).toBe(404);
      expect((await api.post(`/app/files/${id}/text`)).status).toBe(404);
    }
  });
});

describe('a hostile file', () => {
  test('a damaged one ends with a reason, and the next one is read', async () => {
    const staff = server.uploader();

    const broken = await textsOf(staff, 'broken.pdf', '%PDF-1.7 and nothing more');
    const sound = await textsOf(staff, 'sound.pdf', aPdf('Sound'));

    expect(broken.state).toMatchObject({ status: 'failed', reason: 'The file is damaged.' });
    expect(sound.texts).toEqual(['Sound']);
  });

  test('one that unpacks to too much is not unpacked', async () => {
    const staff = server.uploader();
    const zeros = '0'.repeat(1_000_000);
    const parts = Object.fromEntries(
      Array.from({ length: 320 }, (_, at) => [`word/media/${at}`, zeros]),
    );

    const { state } = await textsOf(staff, 'bomb.docx', await archive(parts));

    expect(state).toMatchObject({ status: 'failed', reason: 'The file unpacks to too much.' });
  });

  test('letters that PostgreSQL does not keep are left out', async () => {
    const staff = server.uploader();

    const { texts } = await textsOf(staff, 'odd.rtf', String.raw`{\rtf1 a\u0?b \u-10240? c}`);

    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('ab');
  });
});

test('a page number that is none is refused', async () => {
  const staff = server.uploader();
  const id = await staff.uploaded();

  expect((await staff.api.get(`/app/files/${id}/text?page=x`)).status).toBe(400);
});
