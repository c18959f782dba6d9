import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aDocx, aModel } from '#documents/testing';
import { dayIn } from '#kernel/domain';
import { testServer, unzip } from '#kernel/testing';
import type { SignedIn } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aTypingPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const model = await aModel();
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, bookingServer, casesServer],
  env: { AI_URL: model.url, AI_KEY: 'key', AI_MODEL: 'hearing' },
});
const practice = await aTypingPractice(server);
const { api, specialist, newJob, jobOf } = practice;
const [tess, theo, broker, clerk] = [
  await practice.contractor('Tess'),
  await practice.contractor('Theo'),
  await practice.contractor('Bob', 'broker'),
  await practice.staff('Sam'),
];
/** Somebody whose role is contractor and whom no record knows. */
const nobody = await practice.person('Nora', ['CONTRACTOR']);
const roleId = randomUUID();
await practice.run(
  `insert into roles (tenant_id, id, name, display_name) values ($1, $2, 'CONTRACTOR', 'Contractor')`,
  [practice.tenantId, roleId],
);
await practice.link('users__roles', nobody.actor.userId, roleId);
const manager = practice.signedIn(['CASE_MANAGER'], {
  ids: { ownCompanyIds: [practice.companyId], companiesSharingClaimants: [practice.companyId] },
});

const act = (as: SignedIn, jobId: string, move: string, body: object = {}) =>
  as.api.put(`/app/typing-jobs/${jobId}/${move}`, body);
const deskOf = (as: SignedIn, jobId: string) => as.api.get(`/app/typing-jobs/${jobId}/desk`);
const seen = async (as: SignedIn, jobId: string): Promise<boolean> => {
  const { body } = await as.api.get('/app/typing-jobs?maxResultCount=100');
  return (body.items ?? []).some(({ id }) => String(id) === jobId);
};
const write = (as: SignedIn, jobId: string, text: string) => act(as, jobId, 'text', { text });

describe('a typing job', () => {
  test('is taken by one of two who ask at once', async () => {
    const { caseId, jobId } = await newJob();

    const answers = await Promise.all([tess, theo].map((one) => act(one, jobId, 'claim')));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await jobOf(caseId)).toMatchObject({ status: 'claimed', typistId: expect.any(String) });
  });

  test('goes back with a reason, and is free again', async () => {
    const { jobId, caseId } = await newJob();
    await act(tess, jobId, 'claim');

    expect((await act(tess, jobId, 'giveBack')).status).toBe(400);
    const back = await act(tess, jobId, 'giveBack', { reason: 'Too faint' });

    expect(back).toMatchObject({
      status: 200,
      body: { status: 'waiting', typistId: null, returnReason: 'Too faint' },
    });
    expect(await seen(theo, jobId)).toBe(true);
    const { body } = await api.get(`/app/case-dictation-reports?fromModule=IME&objectId=${caseId}`);
    expect(body.items).toMatchObject([{ status: 'received', job: { returnReason: 'Too faint' } }]);
  });

  test('[E-009] written in the window it becomes a Word document, and the job is complete', async () => {
    const { jobId, caseId } = await newJob();
    await act(tess, jobId, 'claim');

    expect(await act(tess, jobId, 'complete')).toMatchObject({
      status: 422,
      body: { error: { code: 'typedReportMissing' } },
    });
    await write(tess, jobId, '<p>Mr Haddad &amp; his <strong>left</strong> knee</p>');
    const done = await act(tess, jobId, 'complete');

    expect(done).toMatchObject({
      status: 200,
      body: {
        status: 'completed',
        typedReportStatus: '1',
        reportName: expect.stringMatching(/\.docx$/),
      },
    });
    const file = await tess.api.get(`/app/files?fromModule=typingJob&objectId=${jobId}`);
    expect(file.body.items).toMatchObject([{ id: done.body.reportFileId }]);
    const { rawPayload } = await server.app.inject({
      url: `/app/files/${done.body.reportFileId}`,
      headers: { authorization: `Bearer ${tess.token}` },
    });
    const parts = unzip(rawPayload);
    expect(String(parts.get('word/document.xml'))).toContain('Mr Haddad &amp; his ');
    expect(await jobOf(caseId)).toMatchObject({ status: 'completed' });
  });

  test('is completed with an uploaded report, sent back, mended and accepted', async () => {
    const { jobId, caseId } = await newJob();
    await act(tess, jobId, 'claim');
    const fileId = await practice.upload(tess, 'Typed.docx', await aDocx('The report'));

    expect((await act(tess, jobId, 'complete', { fileId: randomUUID() })).status).toBe(422);
    expect(await act(tess, jobId, 'complete', { fileId })).toMatchObject({
      body: { reportFileId: fileId, reportName: 'Typed.docx' },
    });
    expect((await act(tess, jobId, 'accept')).status).toBe(403);
    expect(await act(clerk, jobId, 'sendBack', { reason: 'Wrong side' })).toMatchObject({
      status: 200,
      body: { status: 'claimed', returnReason: 'Wrong side', typistId: tess.actor.userId },
    });
    const better = await practice.upload(tess, 'Typed 2.docx', await aDocx('The report, mended'));
    await act(tess, jobId, 'complete', { fileId: better });
    expect(await act(clerk, jobId, 'accept')).toMatchObject({ body: { status: 'accepted' } });
    expect((await act(clerk, jobId, 'sendBack', { reason: 'No' })).status).toBe(409);
    const { body } = await api.get(`/app/case-dictation-reports?fromModule=IME&objectId=${caseId}`);
    expect(body.items).toMatchObject([{ status: 'typed', job: { status: 'accepted' } }]);
  });

  test('is assigned by staff to a typist or a member of staff', async () => {
    const { jobId } = await newJob();

    expect(await act(clerk, jobId, 'assign', { typistId: broker.actor.userId })).toMatchObject({
      status: 422,
      body: { error: { code: 'noTypist' } },
    });
    expect((await act(tess, jobId, 'assign', { typistId: tess.actor.userId })).status).toBe(403);
    await act(clerk, jobId, 'assign', { typistId: theo.actor.userId });

    expect([await seen(tess, jobId), await seen(theo, jobId)]).toEqual([false, true]);
    const { body } = await clerk.api.get('/app/typing-jobs/typists');
    expect((body.items ?? []).map(({ name }) => String(name))).toEqual([
      'Tess Typing',
      'Theo Typing',
      'Sam Typing',
    ]);
  });
});

test('whoever is given a job is told, unless they gave it to themselves', async () => {
  const { jobId } = await newJob();
  const told = async (userId: string) =>
    (
      await practice.run(
        'select title, type, object_id as "objectId" from notifications where recipient_id = $1 and object_id = $2',
        [userId, jobId],
      )
    ).length;

  await act(clerk, jobId, 'assign', { typistId: clerk.actor.userId });
  expect(await told(clerk.actor.userId)).toBe(0);
  await act(clerk, jobId, 'giveBack', { reason: 'On leave' });
  await act(clerk, jobId, 'assign', { typistId: theo.actor.userId });
  expect([await told(theo.actor.userId), await told(tess.actor.userId)]).toEqual([1, 0]);
});

test('the typist alone gets a mail of a job that was given', async () => {
  const { jobId } = await newJob();
  const mails = () =>
    practice.run(
      `select e.destination, e.template_key, e.subject, b.renderer from emails_tracking e
       join email_bodies b on b.tenant_id = e.tenant_id and b.email_id = e.id where e.object_id = $1`,
      [jobId],
    );

  await act(clerk, jobId, 'assign', { typistId: clerk.actor.userId });
  expect(await mails()).toEqual([]);
  await act(clerk, jobId, 'giveBack', { reason: 'On leave' });
  await act(clerk, jobId, 'assign', { typistId: theo.actor.userId });

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    destination: `${theo.actor.userId}@people.example`,
    template_key: 'TypingJobGiven',
  });
  expect(mail?.subject).toMatch(/^IME-.* is yours to type$/);
});

test('an open page of the case hears that its dictation is typed', async () => {
  const { caseId, jobId } = await newJob();
  await act(tess, jobId, 'claim');
  await write(tess, jobId, 'The knee is stable.');
  const published = vi.spyOn(server.services.realtime, 'publishAll');

  expect((await act(tess, jobId, 'complete')).status).toBe(200);

  expect(published.mock.calls.flat(2)).toContainEqual(
    expect.objectContaining({
      event: 'CaseChanged',
      args: [{ fromModule: 'IME', objectId: caseId }],
    }),
  );
  published.mockRestore();
});

describe('who sees a job, hears its dictation and knows of the case', () => {
  const people = { tess, theo, broker, nobody, manager, specialist, clerk };

  /** Sees it in the list, opens its window, hears it, reads its typed report, opens the case. */
  async function rights(as: SignedIn, caseId: string, jobId: string, fileId: string) {
    const desk = await deskOf(as, jobId);
    return [
      await seen(as, jobId),
      desk.status,
      desk.status === 200 ? Boolean(desk.body.recording?.fileId) : false,
      (await as.api.post(`/app/files/${fileId}/stream-token`)).status,
      (await as.api.get(`/app/files?fromModule=typingJob&objectId=${jobId}`)).status,
      (await as.api.get(`/app/files?fromModule=ime&objectId=${caseId}`)).status,
      (await as.api.get(`/app/assessments/${caseId}`)).status,
    ];
  }

  test.each([
    // While it waits for anybody.
    ['waiting', 'tess', [true, 200, false, 404, 200, 404, 403]],
    ['waiting', 'broker', [false, 404, false, 404, 404, 404, 403]],
    ['waiting', 'nobody', [false, 404, false, 404, 404, 404, 403]],
    ['waiting', 'manager', [false, 403, false, 404, 404, 200, 200]],
    ['waiting', 'specialist', [false, 403, false, 200, 404, 200, 200]],
    ['waiting', 'clerk', [true, 200, true, 200, 200, 200, 200]],
    // Once Tess has it.
    ['claimed', 'tess', [true, 200, true, 200, 200, 404, 403]],
    ['claimed', 'theo', [false, 404, false, 404, 404, 404, 403]],
    ['claimed', 'broker', [false, 404, false, 404, 404, 404, 403]],
    ['claimed', 'manager', [false, 403, false, 404, 404, 200, 200]],
    ['claimed', 'specialist', [false, 403, false, 200, 404, 200, 200]],
    ['claimed', 'clerk', [true, 200, true, 200, 200, 200, 200]],
    // After it was accepted.
    ['accepted', 'tess', [true, 200, false, 404, 200, 404, 403]],
    ['accepted', 'theo', [false, 404, false, 404, 404, 404, 403]],
  ] as const)('%s, %s', async (status, name, expected) => {
    const { caseId, jobId } = await newJob();
    if (status !== 'waiting') await act(tess, jobId, 'claim');
    if (status === 'accepted') {
      await write(tess, jobId, '<p>Typed</p>');
      await act(tess, jobId, 'complete');
      await act(clerk, jobId, 'accept');
    }
    const [row] = await practice.run('select file_id from case_dictations where case_id = $1', [
      caseId,
    ]);

    expect(await rights(people[name], caseId, jobId, String(row?.file_id))).toEqual(expected);
  });

  test('only whoever has it writes its text', async () => {
    const { jobId } = await newJob();

    const early = await write(tess, jobId, '<p>Early</p>');
    await act(tess, jobId, 'claim');

    expect(early).toMatchObject({ status: 409, body: { error: { code: 'jobNotYours' } } });
    expect((await write(tess, jobId, '<p>Mine</p>')).status).toBe(200);
    expect((await write(theo, jobId, '<p>Theirs</p>')).status).toBe(404);
    expect((await write(clerk, jobId, '<p>Ours</p>')).status).toBe(409);
  });

  test('a job of a case for staff only is hidden from the typists, until one is given it', async () => {
    const { caseId, jobId } = await newJob();
    await practice.run(`update assessments set visibility = 'staff' where id = $1`, [caseId]);
    const admin = await practice.person('Ada', ['ADMIN_STAFF']);
    const hidden = await seen(tess, jobId);
    await practice.run(`update typing_jobs set typist_id = $2 where id = $1`, [
      jobId,
      tess.actor.userId,
    ]);

    expect(hidden).toBe(false);
    expect(await seen(admin, jobId)).toBe(false);
    expect(await act(tess, jobId, 'claim')).toMatchObject({ status: 200 });
    expect((await deskOf(tess, jobId)).body.recording).toMatchObject({
      fileName: 'Dictation.webm',
    });
  });
});

describe('figures', () => {
  test('[R-004] a typist sees what is free, what is theirs, and their minutes a day', async () => {
    const una = await practice.contractor('Una');
    const figures = async (as: SignedIn) => (await as.api.get('/app/typing-jobs/figures')).body;
    const before = await figures(una);
    const { jobId } = await newJob();
    const late = await newJob();
    await practice.run(`update typing_jobs set due_on = '2020-01-01' where id = $1`, [late.jobId]);
    await act(una, jobId, 'claim');
    const during = await figures(una);
    await write(una, jobId, '<p>Typed</p>');
    await act(una, jobId, 'complete');

    expect(during).toMatchObject({
      mine: { jobs: 1, minutes: 3 },
      free: { jobs: Number(before.free?.jobs) + 1 },
      overdue: { jobs: Number(before.overdue?.jobs) + 1 },
      typists: [],
    });
    const today = dayIn('Australia/Sydney', new Date());
    expect(await figures(una)).toMatchObject({
      mine: { jobs: 0 },
      days: [{ day: today, jobs: 1, minutes: 3 }],
    });
    const ofOffice = await figures(clerk);
    expect(ofOffice.typists).toContainEqual(
      expect.objectContaining({ name: 'Una Typing', done: { jobs: 1, minutes: 3 } }),
    );
  });
});

test('a dictation is transcribed where the tenant lets it, for whoever hears it', async () => {
  const { jobId } = await newJob();
  await act(tess, jobId, 'claim');
  const before = await deskOf(tess, jobId);
  const { tenantId } = practice;
  const edition = randomUUID();
  await practice.run('insert into editions (id, name) values ($1, $2)', [edition, edition]);
  await practice.run(
    `insert into tenants (id, name, edition_id, settings)
      values ($1, $2, $3, jsonb_build_object('ICS.Feature.DocumentModel', 'true'))`,
    [tenantId, tenantId, edition],
  );
  const { body } = await deskOf(tess, jobId);
  model.answer('The left knee is swollen.');

  const heard = await tess.api.post(
    `/app/attachments/${body.recording?.fileId}/generateAudioTranscription`,
    {},
  );

  expect([before.body.canTranscribe, body.canTranscribe]).toEqual([false, true]);
  expect(heard).toMatchObject({ status: 200, body: { text: 'The left knee is swollen.' } });
});

test('[B-343] letters of instruction are read where a model is set and the practice allows it', async () => {
  const tenantId = randomUUID();
  const staff = server.signedIn({ tenantId, roles: ['STAFF'], features: ['Assessment'] });
  const edition = randomUUID();
  await practice.run('insert into editions (id, name) values ($1, $2)', [edition, edition]);
  await practice.run('insert into tenants (id, name, edition_id) values ($1, $2, $3)', [
    tenantId,
    tenantId,
    edition,
  ]);
  const isAvailable = async () =>
    (await staff.api.get('/app/cases/instructionReader')).body.isAvailable;

  expect(await isAvailable()).toBe(false);
  await practice.run(
    `update tenants set settings = jsonb_build_object('ICS.Feature.DocumentModel', 'true') where id = $1`,
    [tenantId],
  );
  expect(await isAvailable()).toBe(true);
});
