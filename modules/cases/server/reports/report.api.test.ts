import { randomUUID } from 'node:crypto';
import { aDocx, aPdf, aSignaturePicture, pdfTexts } from '#documents/testing';
import { eventually, unzip } from '#kernel/testing';
import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aReportPractice, patience, takeAwayCustomer } from '../../testing/index.ts';

registerCatalogue();
const practice = await aReportPractice();
const { staff, admin, specialist, manager, specialistId } = practice;

const stranger = practice.as(['SPECIALIST'], {
  specialistId: [randomUUID()],
  visibleSpecialistIds: [randomUUID()],
});
const typist = practice.as(['CONTRACTOR']);
const ofCase = (id: string) => `/app/case-reports/ofCase?fromModule=IME&objectId=${id}`;

describe('a draft', () => {
  test('counts up by case, and only its specialist and the office see it', async () => {
    const { id } = await practice.caseAt('dictationReceived');

    const first = await practice.addVersion(id, 'The first words');
    const second = await practice.addVersion(id, 'The second words', specialist);

    expect(first).toMatchObject({ status: 201, body: { version: 1, kind: 'draft' } });
    expect(second).toMatchObject({ status: 201, body: { version: 2 } });
    const url = `/app/case-reports/${String(first.body.id)}`;
    expect((await specialist.get(`${url}/download`)).status).toBe(200);
    for (const hidden of [stranger, manager]) {
      expect((await hidden.get(url)).status).toBe(404);
      expect((await hidden.get(`${url}/download`)).status).toBe(404);
    }
    expect((await stranger.get(ofCase(id))).status).toBe(404);
    expect((await manager.get(ofCase(id))).body).toMatchObject({ versions: [], findings: [] });
    for (const path of [url, `${url}/download`, ofCase(id)]) {
      expect((await typist.get(path)).status).toBe(403);
    }
  });

  test('is a Word document or a PDF that its writer has uploaded', async () => {
    const { id } = await practice.caseAt('dictationReceived');
    const add = (fileId: string, api = staff) =>
      api.post('/app/case-reports', { fromModule: 'IME', objectId: id, fileId });
    const pdf = await practice.upload('a.pdf', aPdf('a'), staff);
    const text = await practice.upload('a.txt', 'words', staff);

    expect(await add(text)).toMatchObject({
      status: 422,
      body: { error: { code: 'reportFileType' } },
    });
    expect((await add(pdf, specialist)).status).toBe(422);
    expect((await add(pdf)).status).toBe(201);
    expect((await add(pdf)).status).toBe(422);
    expect((await add(randomUUID())).status).toBe(422);
  });

  test('goes to the specialist by mail, and not before there is one', async () => {
    const { id, url } = await practice.caseAt('dictationReceived');

    expect(await staff.put(`${url}/sendDraft`)).toMatchObject({
      status: 409,
      body: { error: { code: 'reportDraftMissing' } },
    });
    await practice.addVersion(id, 'A draft');
    expect(await staff.put(`${url}/sendDraft`)).toMatchObject({
      status: 200,
      body: { step: 'draftSent' },
    });
    const [mail] = await practice.mailsTo('rooms@menon.example', 1);
    expect(mail?.source.replaceAll('=\r\n', '')).toContain(`/view/assessments/detail/${id}`);
  });

  test('is read in the browser and compared with an earlier one', async () => {
    const { id } = await practice.caseAt('draftSent');
    const before = await practice.addVersion(id, 'The knee is stable.');
    const after = await practice.addVersion(id, 'The left knee is stable.');
    const url = `/app/case-reports/${String(after.body.id)}`;

    const compared = await eventually(
      async () => (await specialist.get(`${url}/difference?withId=${String(before.body.id)}`)).body,
      ({ isReady }) => String(isReady) === 'true',
      patience,
    );

    expect(compared).toMatchObject({
      before: 'The knee is stable.',
      after: 'The left knee is stable.',
    });
    expect((await specialist.get(`${url}/text`)).body).toEqual({
      isReady: true,
      paragraphs: ['The left knee is stable.'],
    });
    expect((await stranger.get(`${url}/text`)).status).toBe(404);
    expect((await manager.get(`${url}/text`)).status).toBe(403);
  });

  test('carries remarks that are answered and done', async () => {
    const { id, url } = await practice.caseAt('draftSent');
    const { body: report } = await practice.addVersion(id, 'The knee is stable.');
    const remark = { caseReportId: report.id, quote: 'knee', remark: 'The left one.' };

    const written = await specialist.post('/app/report-remarks', remark);

    expect(written).toMatchObject({ status: 201, body: { status: 'open', quote: 'knee' } });
    expect((await stranger.post('/app/report-remarks', remark)).status).toBe(404);
    expect((await manager.post('/app/report-remarks', remark)).status).toBe(403);
    const answerUrl = `/app/report-remarks/${String(written.body.id)}/answer`;
    expect((await stranger.put(answerUrl, { isDone: true })).status).toBe(404);
    expect(await staff.put(answerUrl, { reply: 'Done', isDone: true })).toMatchObject({
      status: 200,
      body: { status: 'done', reply: 'Done' },
    });
    expect((await specialist.get(url)).body.can).toContain('ime.receiveReport');
    expect((await stranger.put(`${url}/receiveReport`)).status).toBe(404);
    expect(await specialist.put(`${url}/receiveReport`)).toMatchObject({
      status: 200,
      body: { step: 'reportReceived', reportReceivedOn: expect.any(String) },
    });
    expect((await practice.ofCase(id)).remarks).toMatchObject([{ version: 1, status: 'done' }]);
  });
});

describe('a final report', () => {
  test('is a PDF with the signature, made from the newest version, and nothing follows it', async () => {
    const { id, url, caseNo } = await practice.caseAt('qualityAssurance');
    const pictureId = await practice.upload('signature.png', aSignaturePicture(), specialist);
    const signed = await specialist.post('/app/report-signatures', { specialistId, pictureId });
    expect(signed.status).toBe(201);
    expect((await staff.put(`${url}/finaliseReport`)).status).toBe(409);
    await practice.addVersion(id, 'The knee is stable.');

    expect(await staff.put(`${url}/finaliseReport`)).toMatchObject({
      status: 200,
      body: { step: 'reportFinalisation' },
    });

    const final = await practice.finalOf(id);
    expect(final).toMatchObject({ version: 2, fileName: `Report ${caseNo} Noor Haddad.pdf` });
    const pdf = await staff.get(`/app/case-reports/${String(final?.id)}/download`);
    expect((await pdfTexts(pdf.raw)).flat()).toEqual(
      expect.arrayContaining(['The knee is stable.', expect.stringContaining('Priya Menon')]),
    );
    expect(pdf.raw.toString('latin1')).toContain('/Subtype /Image');
    expect(await practice.addVersion(id, 'Later')).toMatchObject({
      status: 409,
      body: { error: { code: 'reportLocked' } },
    });
    expect((await manager.get(`/app/case-reports/${String(final?.id)}`)).status).toBe(404);
    const remark = { caseReportId: final?.id, remark: 'Too late' };
    expect((await specialist.post('/app/report-remarks', remark)).status).toBe(409);
  });

  test('is replaced by an uploaded PDF only until it was sent', async () => {
    const { id, url } = await practice.caseAt('qualityAssurance');
    await practice.addVersion(id, 'A draft');
    await staff.put(`${url}/finaliseReport`, { answers: { noSignature: 'yes' } });
    const final = await practice.finalOf(id);
    const place = `/app/case-reports/${String(final?.id)}/finalFile`;
    const own = async (name: string) => ({
      fileId: await practice.upload(name, name.endsWith('.txt') ? 'x' : aPdf(name), staff),
    });

    expect((await staff.put(place, await own('a.txt'))).status).toBe(422);
    expect((await staff.put(place, await own('exact.pdf'))).status).toBe(200);
    expect((await practice.newest(id))?.fileName).toBe('exact.pdf');
    expect((await staff.put(`${url}/sendReport`)).status).toBe(200);
    expect((await staff.put(place, await own('late.pdf'))).status).toBe(409);
  });

  test('of an amendment is the newest version, made final without a step', async () => {
    const { id, url } = await practice.caseAt('amendmentNoFee', { specialistId: null });
    const draft = await practice.addVersion(id, 'Amended words');
    const finalise = `/app/case-reports/${String(draft.body.id)}/finalise`;

    expect(await staff.put(`${url}/sendReport`)).toMatchObject({
      status: 409,
      body: { error: { code: 'reportNotFinal' } },
    });
    expect((await specialist.put(finalise)).status).toBe(403);
    expect((await staff.put(finalise)).body.error?.questions).toMatchObject([
      { key: 'noSignature' },
    ]);
    const unsigned = { answers: { noSignature: 'yes' } };
    expect(await staff.put(finalise, unsigned)).toMatchObject({
      status: 200,
      body: { kind: 'final' },
    });
    expect((await staff.put(finalise, unsigned)).status).toBe(409);
    await practice.finalOf(id);
    expect((await staff.put(`${url}/sendReport`)).status).toBe(200);
  });
});

test('[C-122] a report begins with a document filled from the case', async () => {
  const { id, caseNo } = await practice.caseAt('dictationReceived', { claimNo: 'CL & <77>' });
  const generate = (api = staff, objectId = id) =>
    api.post(
      `/app/case-dictation-reports/generateReportTemplate?fromModule=IME&objectId=${objectId}`,
    );

  const made = await generate();

  expect(made).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringMatching(/wordprocessingml/) },
  });
  const fileId = await practice.upload('made.docx', made.raw, staff);
  await staff.post('/app/case-reports', { fromModule: 'IME', objectId: id, fileId });
  const newest = await practice.newest(id);
  const { body } = await eventually(
    () => staff.get(`/app/case-reports/${String(newest?.id)}/text`),
    (answer) => String(answer.body.isReady) === 'true',
    patience,
  );
  expect(body.paragraphs).toEqual(
    expect.arrayContaining([
      `Our reference: ${caseNo}`,
      'Claim: CL & <77>',
      'Claimant: Noor Haddad',
    ]),
  );
  expect((await generate(stranger)).status).toBe(404);
  expect((await generate(staff, 'no id')).status).toBe(404);
  expect((await generate(manager)).status).toBe(403);
  expect((await generate(typist)).status).toBe(403);
});

test('[C-122] the template of the specialist goes before that of the practice', async () => {
  const { id } = await practice.caseAt('dictationReceived');
  const template = async (name: string, text: string, values: object = {}) => {
    const fileId = await practice.upload('t.docx', await aDocx(text), staff);
    const body = { name, caseType: 'IME', fileId, isActive: true, ...values };
    return staff.post('/app/report-templates', body);
  };
  const generate = async () =>
    (
      await staff.post(
        `/app/case-dictation-reports/generateReportTemplate?fromModule=IME&objectId=${id}`,
      )
    ).raw;
  const standard = await generate();
  await template('Ours', 'Ours of {{ client.lastName }}');
  const ours = await generate();
  const theirs = await template('Theirs', 'Theirs', { specialistId });
  const own = await generate();

  expect(theirs.status).toBe(201);
  const words = (docx: Buffer) => String(unzip(docx).get('word/document.xml'));
  expect(words(own)).toContain('Theirs');
  expect(words(ours)).toContain('Ours of Haddad');
  expect(words(standard)).toContain('Independent medical report');
});

test('[C-058] the case managers are told where the report stands', async () => {
  const { url } = await practice.caseAt('qualityAssurance');
  const send = (api = staff) => api.post(`${url}/sendReportStatus`);
  const before = practice.smtp.received.length;

  expect(await send()).toMatchObject({ status: 200, body: { sent: 1 } });
  expect((await send(specialist)).status).toBe(403);
  await eventually(
    () => practice.smtp.received.slice(before),
    (mails) => mails.some(({ source }) => source.includes('Quality Assurance')),
    patience,
  );
  const { url: nobodys } = await practice.caseAt('qualityAssurance', { bookingCmId: null });
  await takeAwayCustomer(admin, nobodys);
  expect((await admin.post(`${nobodys}/sendReportStatus`)).status).toBe(409);
});
