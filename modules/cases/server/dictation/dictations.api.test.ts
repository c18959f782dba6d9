import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { cookiesOf } from '#documents/testing';
import { addBusinessDays, dayIn } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aTypingPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, bookingServer, casesServer],
});
const practice = await aTypingPractice(server);
const { api, specialist, dictate, attended, jobOf } = practice;
const typist = await practice.contractor('Tess');
const clerk = await practice.staff('Sam');
const today = () => dayIn('Australia/Sydney', new Date());

const reports = (caseId: string, as = api, more = '') =>
  as.get(`/app/case-dictation-reports?fromModule=IME&objectId=${caseId}${more}`);
const caseOf = async (id: string) => (await api.get(`/app/assessments/${id}`)).body;

describe('a dictation that arrives', () => {
  test('moves the case and makes the typing job at once', async () => {
    const { id, caseNo } = await attended();

    const sent = await dictate(id, { note: 'Letter first' });

    expect(sent).toMatchObject({
      status: 201,
      body: { status: 'received', seconds: 130, recordedBy: 'Priya Menon', note: 'Letter first' },
    });
    expect(await caseOf(id)).toMatchObject({ step: 'dictationReceived', nextStep: 'REPORT_DRAFT' });
    expect(await jobOf(id)).toMatchObject({
      caseNo,
      minutes: 3,
      priority: 'normal',
      status: 'waiting',
      dueOn: addBusinessDays(today(), 2),
    });
  });

  test('leaves the case where it is when the table has no step from there', async () => {
    const { id } = await practice.newCase({ isUrgent: true });

    const first = await dictate(id);

    expect(first.status).toBe(201);
    expect(await caseOf(id)).toMatchObject({ step: 'caseCreated' });
    expect(await jobOf(id)).toMatchObject({
      priority: 'urgent',
      dueOn: addBusinessDays(today(), 1),
    });
  });

  test('twice at once makes two dictations and one step', async () => {
    const { id } = await attended();

    const sent = await Promise.all([dictate(id), dictate(id)]);

    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect((await reports(id)).body.summary).toMatchObject({ dictations: 2, minutes: 6, typed: 0 });
    const { body } = await api.get(`/app/assessments/${id}/status-log`);
    const moves = (body.items ?? []).map(({ move }) => String(move));
    expect(moves.filter((move) => move === 'receiveDictation')).toHaveLength(1);
  });

  test('needs a recording of one’s own that nothing else has', async () => {
    const { id } = await attended();
    const foreign = await practice.upload(
      clerk,
      'A.webm',
      Buffer.from('1a45dfa300', 'hex'),
      'recording',
    );
    const text = await practice.upload(specialist, 'A.txt', Buffer.from('words'));

    for (const fileId of [foreign, text, randomUUID(), 'x']) {
      expect(await dictate(id, { fileId })).toMatchObject({
        status: 422,
        body: { error: { code: 'noRecording' } },
      });
    }
    expect(await caseOf(id)).toMatchObject({ step: 'attendedChargeable' });
  });

  test('is refused for a cancelled case, and after twenty-five', async () => {
    const [cancelled, full] = [await attended(), await attended()];
    await practice.run(`update assessments set step = 'cancelledNoFee' where id = $1`, [
      cancelled.id,
    ]);
    await practice.run(
      `insert into case_dictations (tenant_id, id, case_id, file_id, file_name)
        select $1, gen_random_uuid(), $2, gen_random_uuid(), 'Old.mp3' from generate_series(1, 25)`,
      [practice.tenantId, full.id],
    );

    expect(await dictate(cancelled.id)).toMatchObject({
      status: 409,
      body: {
        error: { message: 'This case is Cancelled (No Fee). No dictation can be added to it.' },
      },
    });
    expect(await dictate(full.id)).toMatchObject({
      status: 422,
      body: { error: { code: 'tooManyDictations' } },
    });
  });
});

describe('who dictates and hears', () => {
  const others = practice.signedIn(['SPECIALIST'], {
    ids: { specialistId: [randomUUID()], visibleSpecialistIds: [randomUUID()] },
  });
  const manager = practice.signedIn(['CASE_MANAGER'], {
    ids: {
      ownCompanyIds: [practice.companyId],
      companiesSharingClaimants: [practice.companyId],
      bookableCompanyIds: [practice.companyId],
    },
  });

  test('the specialist of the case and the office, nobody else', async () => {
    const { id } = await attended();
    const made = await dictate(id);
    const fileId = String(made.body.fileId);
    const hearing = async (as: typeof specialist) => [
      (await reports(id, as.api)).status,
      (await as.api.get(`/app/case-dictations/${made.body.id}`)).status,
      (await as.api.post(`/app/files/${fileId}/stream-token`)).status,
      (await dictate(id, { as })).status,
    ];

    expect(await hearing(specialist)).toEqual([200, 200, 200, 201]);
    expect(await hearing(clerk)).toEqual([200, 200, 200, 201]);
    expect(await hearing(others)).toEqual([404, 404, 404, 404]);
    expect(await hearing(manager)).toEqual([403, 403, 404, 403]);
    expect(await hearing(typist)).toEqual([403, 403, 404, 403]);
  });

  test('a player asks for parts of the recording by an address of its own', async () => {
    const { id } = await attended();
    const fileId = String((await dictate(id)).body.fileId);
    const given = await specialist.api.post(`/app/files/${fileId}/stream-token`);
    const url = String(given.body.url);
    const { cookie } = cookiesOf(given).headers;

    const part = await server.app.inject({ url, headers: { range: 'bytes=4-6', cookie } });
    const again = await server.app.inject({ url, headers: { range: 'bytes=0-3', cookie } });

    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 4-6/9']);
    expect(part.body).toBe('hel');
    expect([again.statusCode, again.headers['content-type']]).toEqual([206, 'audio/webm']);
  });

  test('is kept as an attachment "Dictation report"', async () => {
    const { id } = await attended();
    await practice.run(
      `insert into attachment_types (tenant_id, id, name, key, category)
        values ($1, gen_random_uuid(), 'Dictation report', 'DICTATION_REPORT', 'report')
        on conflict do nothing`,
      [practice.tenantId],
    );
    const { body } = await dictate(id);

    const files = await api.get(`/app/files?fromModule=caseDictation&objectId=${body.id}`);

    expect(files.body.items).toMatchObject([
      { id: body.fileId, attachmentType: 'Dictation report' },
    ]);
  });
});

describe('the section Dictations', () => {
  const save = (id: string, body: object, as = api) =>
    as.put(`/app/assessments/${id}/dictation-report`, body);

  test('[C-049] keeps due day, typist and note, and what is left out stays', async () => {
    const { id } = await attended();
    const day = addBusinessDays(today(), 5);

    await save(id, { dueDate: day, note: 'Use the new headings' });
    const saved = await save(id, { typistId: typist.actor.userId });

    expect(saved).toMatchObject({
      status: 200,
      body: { dueDate: day, note: 'Use the new headings', typist: { name: 'Tess Typing' } },
    });
    await dictate(id);
    expect(await jobOf(id)).toMatchObject({ dueOn: day, typist: { displayName: 'Tess Typing' } });
  });

  test('[C-049] what nobody has taken follows the plan', async () => {
    const { id } = await attended();
    await dictate(id);
    const day = addBusinessDays(today(), 9);

    await save(id, { dueDate: day });

    expect(await jobOf(id)).toMatchObject({ dueOn: day });
  });

  test('[C-049] refuses who is no typist, and other roles', async () => {
    const { id } = await attended();
    const broker = await practice.contractor('Bob', 'broker');

    expect(await save(id, { typistId: broker.actor.userId })).toMatchObject({
      status: 422,
      body: { error: { code: 'noTypist' } },
    });
    expect((await save(id, { note: 'x' }, specialist.api)).status).toBe(403);
    expect((await save(randomUUID(), { note: 'x' })).status).toBe(404);
  });

  test('[C-121] [G-118] SetPic7 names who is in charge of typing, of the case and of its jobs', async () => {
    const { id } = await attended();
    await dictate(id);
    const { userId } = clerk.actor;
    const set = (caseId: string, picUserId: string) =>
      api.put(
        `/app/case-dictation-reports/${caseId}/SetPic7?fromModule=IME&picUserId=${picUserId}`,
      );

    const done = await set(id, userId);
    await set(id, userId);

    expect(done).toMatchObject({ status: 200, body: { id, picUser: { name: 'Sam Typing' } } });
    expect(await caseOf(id)).toMatchObject({ picUserId: userId });
    expect((await api.get(`/app/typing-jobs/${(await jobOf(id))?.id}`)).body).toMatchObject({
      picUserId: userId,
    });
    expect((await reports(id)).body).toMatchObject({ picUser: { id: userId } });
    expect((await set(id, randomUUID())).status).toBe(422);
    expect((await set(randomUUID(), userId)).status).toBe(404);
  });

  test('[C-120] [D-129] a summary leaves out the single dictations', async () => {
    const { id } = await attended();
    await dictate(id);

    expect((await reports(id)).body.items).toHaveLength(1);
    expect((await reports(id, api, '&isGetSummary=true')).body).toMatchObject({
      items: [],
      summary: { dictations: 1, minutes: 3, nextDue: addBusinessDays(today(), 2) },
      canTranscribe: false,
    });
    expect((await reports(randomUUID())).status).toBe(404);
    expect((await api.get('/app/case-dictation-reports?fromModule=IME')).status).toBe(400);
  });
});
