import { PDFDocument } from '@cantoo/pdf-lib';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aPdf, aSigner, knownPeople, pdfTexts } from '#documents/testing';
import { eventually, testServer } from '#kernel/testing';
import type { ApiAnswer, TestServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { mostUploadedFiles } from '../../domain/index.ts';
import { aRecordsPractice, takeAwayCustomer } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server: TestServer = await testServer({
  modules: [
    platformServer,
    documentsServer,
    correspondenceServer,
    bookingServer,
    casesServer,
    knownPeople(() => server),
  ],
  role: 'all',
});
await server.services.jobs.start(server.services);
const practice = await aRecordsPractice(server);
const { api, at, item, itemPost } = practice;

const code = ({ body }: ApiAnswer) => body.error?.code;

async function anOpenRequest() {
  const made = await practice.aRequest();
  await item(made.itemId, 'request', { sentBy: 'post' });
  const { body } = await itemPost(made.itemId, 'uploadLink');
  const token = String(body.link).split('/').at(-1) ?? '';
  return { ...made, token, place: `/app/record-uploads/${token}` };
}

/** As a browser without an account sends a file in parts. */
async function sendByLink(place: string, name: string, bytes: Buffer) {
  const call = async (method: string, url: string, headers: object, payload?: Buffer) =>
    server.app.inject({
      method,
      url,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(payload && { payload }),
    } as InjectOptions);
  const begun = await call('POST', `${place}/files`, {
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  });
  if (begun.statusCode !== 201) return { status: begun.statusCode, url: '' };
  const url = String(begun.headers.location);
  const type = { 'content-type': 'application/offset+octet-stream' };
  const half = Math.floor(bytes.length / 2);
  await call('PATCH', url, { ...type, 'upload-offset': '0' }, bytes.subarray(0, half));
  const head = await call('HEAD', url, {});
  const offset = Number(head.headers['upload-offset']);
  const end = await call(
    'PATCH',
    url,
    { ...type, 'upload-offset': String(offset) },
    bytes.subarray(offset),
  );
  return { status: end.statusCode, url };
}

describe('the upload link of a provider', () => {
  test('takes files in parts, is closed by the last word, and shows initials only', async () => {
    const { id, itemId, place, caseNo } = await anOpenRequest();

    const seen = await server.anonymous.get(place);
    const early = await server.anonymous.post(`${place}/complete`, { name: 'Kim Records' });
    const sent = await sendByLink(place, 'Clinical notes.pdf', aPdf('one', 'two'));
    const done = await server.anonymous.post(`${place}/complete`, {
      name: 'Kim Records',
      note: 'Imaging follows',
    });
    const late = await sendByLink(place, 'More.pdf', aPdf());

    expect(seen.body).toMatchObject({ state: 'open', claimant: 'N. H.', caseNo, files: [] });
    expect([early.status, code(early)]).toEqual([422, 'nothingUploaded']);
    expect(sent.status).toBe(204);
    expect(done).toMatchObject({ status: 200, body: { state: 'closed' } });
    expect(late.status).toBe(409);
    const { items, files } = await practice.shown(id);
    expect(items).toMatchObject([{ id: itemId, status: 'received' }]);
    expect(files).toMatchObject([
      { name: 'Clinical notes.pdf', source: 'provider', status: 'toCheck' },
    ]);
    const { body } = await api.get(`/app/files?fromModule=MR&objectId=${id}`);
    expect(body.items).toMatchObject([{ fileName: 'Clinical notes.pdf' }]);
  });

  test('what was refused is not shown again, and does not count as an answer', async () => {
    const { id, itemId, place } = await anOpenRequest();
    const name = 'Kim Records';
    await sendByLink(place, 'Somebody else.pdf', aPdf('one'));
    await server.anonymous.post(`${place}/complete`, { name });
    const [wrong] = (await practice.shown(id)).files ?? [];
    await api.put(`/app/medical-record-files/${String(wrong?.id)}/check`, {
      isReadable: true,
      checkNote: 'Notes of somebody else',
    });
    await item(itemId, 'askAgain', { note: 'Please send those of our claimant.' });

    const seen = await server.anonymous.get(place);
    const empty = await server.anonymous.post(`${place}/complete`, { name });
    await sendByLink(place, 'Our claimant.pdf', aPdf('one'));
    const done = await server.anonymous.post(`${place}/complete`, { name });

    expect(seen.body).toMatchObject({ state: 'open', files: [] });
    expect(code(empty)).toBe('nothingUploaded');
    expect(done.body).toMatchObject({ state: 'closed' });
  });

  test('its pages are counted for whoever checks it', async () => {
    const { id, place } = await anOpenRequest();

    await sendByLink(place, 'Three pages.pdf', aPdf('one', 'two', 'three'));

    const files = await eventually(
      async () => (await practice.shown(id)).files ?? [],
      ([file]) => typeof file?.pages === 'number',
      120,
    );
    expect(files).toMatchObject([{ status: 'toCheck', pages: 3 }]);
  });

  test('takes a hundred files and no more, begun at once or after each other', async () => {
    const { id, itemId, place } = await anOpenRequest();
    await practice.run(
      `insert into medical_record_files (tenant_id, id, mr_id, item_id, file_id, name, source, received_at, status)
       select $1, gen_random_uuid(), $2, $3, gen_random_uuid(), 'Page ' || n, 'provider', now(), 'toCheck'
       from generate_series(1, ${mostUploadedFiles - 1}) n`,
      [practice.tenantId, id, itemId],
    );

    const both = await Promise.all([
      sendByLink(place, 'Last.pdf', aPdf('last')),
      sendByLink(place, 'One too many.pdf', aPdf('one', 'too', 'many')),
    ]);
    const late = await sendByLink(place, 'Late.pdf', aPdf('late'));
    const done = await server.anonymous.post(`${place}/complete`, { name: 'Kim Records' });

    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(late.status).toBe(409);
    expect(done.body).toMatchObject({ state: 'closed' });
    expect((await practice.shown(id)).files).toHaveLength(mostUploadedFiles);
  });

  test('a link that nobody gave out leads nowhere, and never to the files of others', async () => {
    const mine = await anOpenRequest();
    const other = await anOpenRequest();
    const { url } = await sendByLink(other.place, 'Theirs.pdf', aPdf());
    const id = url.split('/').at(-1) ?? '';

    expect((await server.anonymous.get('/app/record-uploads/nonsense')).status).toBe(404);
    expect((await server.anonymous.get(`${mine.place.slice(0, -1)}_`)).status).toBe(404);
    const peeked = await server.app.inject({
      method: 'HEAD',
      url: `${mine.place}/files/${id}`,
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(peeked.statusCode).toBe(404);
  });
});

describe('received files', () => {
  test('[C-111] are checked, merged in the chosen order and sent to the case managers', async () => {
    const { id, itemId } = await practice.aRequest();
    const first = await practice.uploaded(id, 'Notes.pdf', 'alpha');
    const second = await practice.uploaded(id, 'Films.pdf', 'beta', 'gamma');
    await itemPost(itemId, 'files', { fileIds: [first, second] });
    const { files } = await practice.shown(id);
    const check = (at: number, values: object) =>
      api.put(`/app/medical-record-files/${String(files?.[at]?.id)}/check`, values);
    const fine = { isReadable: true, isRightPerson: true, isComplete: true };

    const unchecked = await api.post(at(id, 'MergeFiles'), { fileIds: [first] });
    const incomplete = await item(itemId, 'retrieve');
    const silent = await check(0, { isReadable: false });
    await check(0, { ...fine, pages: 1 });
    await check(1, { ...fine, pages: 2 });
    const complete = await item(itemId, 'retrieve');
    const unmerged = await api.put(at(id, 'sendFiles'));
    const { status } = await api.post(at(id, 'MergeFiles'), { fileIds: [second, first] });

    expect(code(unchecked)).toBe('filesToMergeUnchecked');
    expect(code(incomplete)).toBe('filesNotChecked');
    expect(code(silent)).toBe('rejectionUnexplained');
    expect(complete.body).toMatchObject({ status: 'retrieved', priority: 'retrieved', pages: 3 });
    expect(unmerged.status).toBe(409);
    expect(status).toBe(202);
    const record = await eventually(
      () => practice.read(id),
      ({ bundleFileId }) => Boolean(bundleFileId),
      120,
    );
    const { raw } = await api.get(`/app/files/${String(record.bundleFileId)}`);
    expect((await PDFDocument.load(raw)).getPageCount()).toBe(4);
    const [index = []] = await pdfTexts(raw);
    expect(index.filter((word) => ['Films', 'Notes'].includes(word))).toEqual(['Films', 'Notes']);
  });

  test('[B-198] files go to the CMs once, and the service is charged', async () => {
    const { id } = await practice.newRecord({ bookingCmId: practice.caseManagerId });
    const other = await practice.newRecord();
    await takeAwayCustomer(practice.api, at(other.id));
    for (const of of [id, other.id])
      await practice.run(
        `update clinical_records set step = 'requestSent', bundle_file_id = id::text where id = $1`,
        [of],
      );

    const alone = await api.put(at(other.id, 'sendFiles'));
    const sent = await api.put(at(id, 'sendFiles'));

    expect(code(alone)).toBe('nobodyToTell');
    expect(sent.body).toMatchObject({ statusName: 'Files Sent to CMs', isClosed: true });
    const charges = await api.get(`/app/case-charges?caseId=${id}`);
    expect(charges.body.items).toMatchObject([{ description: 'Service', status: 'pending' }]);
  });
});

test('the authority is signed by the claimant without an account and kept with the case', async () => {
  const { id } = await practice.newRecord();
  await eventually(
    () => api.get(`${at(id, 'LOATemplate')}?format=pdf`),
    ({ status }) => status === 200,
    120,
  );

  const sent = await api.post(at(id, 'sendAuthority'));
  const signer = await aSigner(server, practice.tenantId, {
    envelopeId: String(sent.body.authorityEnvelopeId),
  });
  await signer.open();
  await signer.sign();

  expect(sent.body).toMatchObject({ authority: 'sent' });
  const record = await eventually(
    () => practice.read(id),
    ({ authority }) => authority === 'signed',
    120,
  );
  const { body } = await api.get(`/app/files?fromModule=MR&objectId=${id}`);
  expect(body.items).toContainEqual(expect.objectContaining({ id: record.authorityFileId }));
  expect(code(await practice.authorised(id))).toBe('authoritySignedAlready');
});
