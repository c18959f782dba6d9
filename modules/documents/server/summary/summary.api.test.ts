import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/domain';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aModel, aPdf, filesTestServer, pdfTexts } from '../../testing/index.ts';
import type { FilesTestServer, Uploader } from '../../testing/index.ts';

registerCatalogue();
const model = await aModel();
const without = await filesTestServer();
const server = await filesTestServer({
  env: { AI_URL: model.url, AI_KEY: 'key', AI_MODEL: 'reader-1' },
});
beforeEach(() => model.answer('{}'));

const pages = [
  'The claimant sustained an injury of the lumbar spine on 3 April 2021 at work.',
  'In my opinion the accident of 3 April 2021 caused a permanent impairment of the spine.',
];

/** A file that was read already. */
async function aReadFile(uploader: Uploader, on: FilesTestServer, texts = pages): Promise<string> {
  const id = await uploader.uploaded({ bytes: aPdf() });
  await on.services.db.batch(systemContext(uploader.actor.tenantId), [
    {
      text: `insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
        select current_tenant(), $1::uuid, p.place, 'text', p.text, ''::tsvector, 0
        from unnest($2::text[]) with ordinality as p(text, place)`,
      values: [id, texts],
    },
    {
      text: `insert into file_texts (tenant_id, file_id, status, pages_done, pages_total)
        values (current_tenant(), $1::uuid, 'done', $2::int, $2::int)`,
      values: [id, texts.length],
    },
  ]);
  return id;
}

/** Somebody of a tenant that lets its documents go to the model, or does not. */
async function ofTenant(lets: 'true' | 'false', facts: Partial<Actor> = {}): Promise<Uploader> {
  const [tenantId, edition] = [randomUUID(), randomUUID()];
  await server.services.hostDb.batch(systemContext(tenantId), [
    { text: 'insert into editions (id, name) values ($1, $2)', values: [edition, edition] },
    {
      text: `insert into tenants (id, name, edition_id, settings)
        values ($1, $2, $3, jsonb_build_object('ICS.Feature.DocumentModel', $4::text))`,
      values: [tenantId, tenantId, edition, lets],
    },
  ]);
  return server.uploader({ ...facts, tenantId });
}

const summaryOf = (uploader: Uploader, id: string, more = '') =>
  uploader.api.post(`/app/attachments/${id}/summaryDocument${more}`);

describe('a summary without a model', () => {
  test('[B-340] [B-371] [C-312] is an extract that says so, each sentence with its page', async () => {
    const staff = without.uploader();
    const id = await aReadFile(staff, without);

    const answer = await summaryOf(staff, id);

    expect(answer).toMatchObject({
      status: 200,
      body: {
        label: 'Extract, made without a model',
        model: null,
        disclaimer:
          'The contents are sentences of the stored document, word for word, chosen without a model; the product is not responsible for them.',
        sentences: pages.map((text, at) => ({ text, page: at + 1 })),
        isCached: false,
        pagesTotal: 2,
      },
    });
    expect(answer.body.summaryText).toContain('at work. (page 1)\nIn my opinion');
    expect((await summaryOf(staff, id)).body.isCached).toBe(true);
  });

  test('[D-075] the text stands with the file afterwards', async () => {
    const staff = without.uploader();
    const company = await staff.company();
    const place = `?fromModule=COMPANY&objectId=${company.id}`;
    const id = await staff.uploaded({ name: 'note.txt', bytes: 'x' }, place);
    await without.services.db.batch(systemContext(staff.actor.tenantId), [
      {
        text: `insert into file_texts (tenant_id, file_id, status) values (current_tenant(), $1, 'done')`,
        values: [id],
      },
      {
        text: `insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
          values (current_tenant(), $1, 1, 'text', 'Seen today.', '', 0)`,
        values: [id],
      },
    ]);
    await summaryOf(staff, id);

    const { body } = await staff.api.get(`/app/files${place}`);

    expect(body.items?.[0]?.summaryText).toBe('Seen today. (page 1)');
  });

  test('waits for the text, and is refused where there is none', async () => {
    const staff = without.uploader();
    const unread = await staff.uploaded();
    const empty = await aReadFile(staff, without, []);
    const audio = await staff.uploaded({ name: 'a.mp3', bytes: 'ID3\u0003' });

    const codes = [];
    for (const id of [unread, empty, audio]) {
      codes.push((await summaryOf(staff, id)).body.error?.code);
    }

    expect(codes).toEqual(['textNotReady', 'noTextFound', 'noTextInFile']);
  });

  test('[B-329] [E-165] a demo account views none', async () => {
    const demo = { attributes: { tenantName: 'demo' } };
    const admin = without.uploader({ ...demo, roles: ['ADMIN_STAFF'] });
    const id = await aReadFile(admin, without);
    const company = await admin.company();
    await without.services.db.batch(systemContext(admin.actor.tenantId), [
      {
        text: `update files set owner_resource = 'company', owner_id = $2 where id = $1`,
        values: [id, company.id],
      },
    ]);
    const visitor = without.uploader({ ...demo, tenantId: admin.actor.tenantId });

    expect((await summaryOf(visitor, id)).status).toBe(403);
    expect((await visitor.api.get(`/app/attachments/${id}/chronology`)).status).toBe(403);
    expect((await summaryOf(admin, id)).status).toBe(200);
  });

  test('a file of somebody else is one that does not exist', async () => {
    const id = await aReadFile(without.uploader(), without);
    const stranger = without.uploader();
    const path = `/app/attachments/${id}`;

    expect((await summaryOf(stranger, id)).status).toBe(404);
    for (const verb of ['generateAudioTranscription', 'extractLOIData']) {
      expect((await stranger.api.post(`${path}/${verb}`)).status).toBe(404);
    }
    expect((await stranger.api.get(`${path}/chronology`)).status).toBe(404);
    expect((await stranger.api.get(`${path}/chronologyPrint`)).status).toBe(404);
  });
});

describe('a summary by a model', () => {
  const written = JSON.stringify({
    sentences: [
      { text: 'She hurt her back.', page: 1 },
      { text: 'It will not heal.', page: 99 },
    ],
  });

  test('[G-146] [M-148] is asked for once, with the text alone and the key', async () => {
    const staff = await ofTenant('true');
    const id = await aReadFile(staff, server);
    model.answer(`Here it is: ${written}`);
    const before = model.asked.length;

    const { body } = await summaryOf(staff, id);
    await summaryOf(staff, id);

    expect(body).toMatchObject({
      label: 'Summary, made by a model',
      disclaimer:
        'The contents are generated by an AI provider from stored documents and the product is not responsible for them.',
      model: 'reader-1',
      sentences: [
        { text: 'She hurt her back.', page: 1 },
        { text: 'It will not heal.', page: 0 },
      ],
    });
    const asked = model.asked.slice(before);
    expect(asked).toMatchObject([{ path: '/chat/completions', key: 'Bearer key' }]);
    expect(asked[0]?.body).toContain('[Page 2]\\nIn my opinion');
  });

  test('disableCache asks again', async () => {
    const staff = await ofTenant('true');
    const id = await aReadFile(staff, server);
    model.answer(written);
    await summaryOf(staff, id);
    const before = model.asked.length;

    expect((await summaryOf(staff, id, '?disableCache=true')).body.isCached).toBe(false);
    expect(model.asked.length).toBe(before + 1);
    expect((await summaryOf(staff, id, '?disableCache=perhaps')).status).toBe(400);
  });

  test('[G-146] nothing of a tenant that does not let it go reaches the model', async () => {
    const staff = await ofTenant('false');
    const id = await aReadFile(staff, server);
    const before = model.asked.length;

    expect((await summaryOf(staff, id)).body.label).toBe('Extract, made without a model');
    expect((await staff.api.post(`/app/attachments/${id}/extractLOIData`)).body.error?.code).toBe(
      'modelNotSet',
    );
    expect(model.asked.length).toBe(before);
  });

  test.each([
    ['{"sentences": "none"}', 200],
    ['I cannot do that.', 200],
    [written, 500],
  ])('an answer that cannot be used is told: %s with %i', async (content, status) => {
    const staff = await ofTenant('true');
    const id = await aReadFile(staff, server);
    model.answer(content, status);

    expect(await summaryOf(staff, id)).toMatchObject({
      status: 503,
      body: { error: { code: 'modelFailed' } },
    });
  });
});

describe('a letter of instruction', () => {
  test('[B-343] [C-316] is read out once, and anew when asked', async () => {
    const staff = await ofTenant('true');
    const id = await aReadFile(staff, server);
    const extract = (more = {}) => staff.api.post(`/app/attachments/${id}/extractLOIData`, more);
    model.answer('{"claimantName":"Jane Roe","claimNumber":"WC-1","evil":"x","injuries":["back"]}');
    const before = model.asked.length;

    const first = await extract();
    const second = await extract({ disableCache: false });
    const third = await extract({ disableCache: true });

    const data = { claimantName: 'Jane Roe', claimNumber: 'WC-1', injuries: 'back' };
    expect(first.body).toMatchObject({ isCached: false });
    expect(first.body.data).toEqual(data);
    expect(second.body).toMatchObject({ isCached: true, data });
    expect(third.body.isCached).toBe(false);
    expect(model.asked.length).toBe(before + 2);
  });

  test('[G-146] without a model it is refused in words', async () => {
    const staff = without.uploader();
    const id = await aReadFile(staff, without);

    expect(await staff.api.post(`/app/attachments/${id}/extractLOIData`)).toMatchObject({
      status: 409,
      body: { error: { code: 'modelNotSet', message: expect.stringContaining('language model') } },
    });
  });
});

describe('a transcription', () => {
  const sound = { name: 'dictation.mp3', bytes: 'ID3\u0003words' };

  test('[B-341] [C-314] is made in the chosen language, once for each', async () => {
    const staff = await ofTenant('true');
    const id = await staff.uploaded(sound);
    const transcribe = (language: string) =>
      staff.api.post(`/app/attachments/${id}/generateAudioTranscription`, { language });
    model.answer('Dear colleague');
    const before = model.asked.length;

    const first = await transcribe('en');
    const second = await transcribe('en');
    await transcribe('vi');

    expect(first).toMatchObject({
      status: 200,
      body: { text: 'Dear colleague', language: 'en', isCached: false },
    });
    expect(second.body.isCached).toBe(true);
    const asked = model.asked.slice(before);
    expect(asked.map(({ path }) => path)).toEqual([
      '/audio/transcriptions',
      '/audio/transcriptions',
    ]);
    expect(asked[0]?.body).toContain('words');
    expect((await transcribe('<script>')).status).toBe(400);
  });

  test('only audio, and only with a model', async () => {
    const staff = without.uploader();
    const verb = 'generateAudioTranscription';
    const [audio, letter] = [await staff.uploaded(sound), await staff.uploaded()];

    expect((await staff.api.post(`/app/attachments/${letter}/${verb}`)).body.error?.code).toBe(
      'notAudio',
    );
    expect(await staff.api.post(`/app/attachments/${audio}/${verb}`)).toMatchObject({
      status: 409,
      body: { error: { code: 'modelNotSet' } },
    });
  });
});

describe('a chronology', () => {
  test('tells the dated events with their pages, and prints them', async () => {
    const staff = without.uploader();
    const id = await aReadFile(staff, without);

    const { body } = await staff.api.get(`/app/attachments/${id}/chronology`);
    const print = `/app/attachments/${id}/chronologyPrint`;
    const page = await staff.api.get(print);
    const pdf = await staff.api.get(`${print}?format=pdf`);

    expect(body).toMatchObject({
      totalCount: 2,
      items: [
        { from: '2021-04-03', until: null, page: 1, text: pages[0] },
        { from: '2021-04-03', page: 2 },
      ],
    });
    expect(String(page.body)).toContain('permanent impairment');
    expect((await pdfTexts(pdf.raw)).flat().join(' ')).toContain('permanent impairment');
  });
});
