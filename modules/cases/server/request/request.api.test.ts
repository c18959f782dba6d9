import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aForm, aPdf } from '#documents/testing';
import { identityServer } from '#identity/server';
import { eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aRequestPractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [
    platformServer,
    identityServer,
    documentsServer,
    correspondenceServer,
    bookingServer,
    casesServer,
  ],
  role: 'all',
});
const practice = await aRequestPractice(server);
const { api, newCase, request } = practice;
const { api: office } = await aStoredPerson(practice, 'STAFF');

const at = async (id: string, step: string, base = 'supplementary') => {
  const table = base === 'supplementary' ? 'supplementaries' : 'file_reviews';
  await practice.run(
    `update ${table} set step = $2, report_sent_on = case when $2 like 'reportSent%' then now()::date end
     where id = $1`,
    [id, step],
  );
};

describe.each([
  ['SUPP', 'supplementary', 'SR'],
  ['FR', 'file-reviews', 'FR'],
])('%s', (key, base, prefix) => {
  const url = (id: string, word = '') => `/app/${base}/${id}${word && `/${word}`}`;

  test('[B-197] [G-022] goes from the request to the specialist, and is in the register', async () => {
    const made = await newCase({ questions: 'Is it work related?' }, base);
    const received = await api.put(url(made.id, 'receiveRequest'), {});
    const sent = await api.put(url(made.id, 'sendRequest'), {});

    expect(made.caseNo).toMatch(new RegExp(`^${prefix}-\\d{4}-\\d{6}$`));
    expect(received.body).toMatchObject({ caseStatus: 'requestReceived', nextStep: 'PAPERWORK' });
    expect(sent.body).toMatchObject({ caseStatus: 'requestSent', nextStep: 'DICTATION' });
    const [row] = await practice.run(
      'select case_type, status_name, report_due_date is not null as due from cases where id = $1',
      [made.id],
    );
    expect(row).toMatchObject({ case_type: key, status_name: 'Request Sent to Specialist' });
  });

  test('nothing leaves that has neither questions nor documents', async () => {
    const { id } = await request({ questions: null }, base);

    expect(await api.put(url(id, 'sendRequest'), {})).toMatchObject({
      status: 409,
      body: { error: { code: 'requestEmpty' } },
    });
  });

  test('[C-115] [B-211] is cancelled as a background update, by one of two outcomes', async () => {
    const { id } = await request({}, base);
    const cancel = (outcome: string, more: object = {}) =>
      api.put(url(id, 'cancellation'), { outcome, cancelReason: 'MatterSettled', ...more });

    expect((await cancel('cancelledPaySpecialist')).status).toBe(400);
    const done = await cancel('cancelledChargeable', { note: 'Settled' });
    expect(done).toMatchObject({
      status: 200,
      body: {
        status: 'Completed',
        record: {
          caseStatus: 'cancelledChargeable',
          cancelReason: 'MatterSettled',
          cancelNote: 'Settled',
          isClosed: true,
          nextStep: null,
        },
      },
    });
    expect((await api.get(`/app/tasks/${String(done.body.jobId)}`)).body).toMatchObject({
      state: 'done',
      title: 'Cancellation',
    });
    const other = await request({}, base);
    const begun = await api.put(url(other.id, 'cancellation'), {
      outcome: 'cancelledNoFee',
      cancelReason: 'Other',
      inBackground: true,
    });
    expect(begun).toMatchObject({ status: 202, body: { status: 'Processing', record: null } });
    const charges = await practice.run('select kind from case_charges where case_id = $1', [id]);
    expect(charges).toEqual([{ kind: 'lateCancellation' }]);
  });

  test('a step that charges less than it pays asks staff once, and the case keeps the yes', async () => {
    const serviceType = key === 'SUPP' ? 'supplementary' : 'fileReview';
    await practice.run(`update specialists set fee_arrangement = '4' where id = $1`, [
      practice.specialistId,
    ]);
    await practice.run(
      `insert into specialist_fees (tenant_id, id, specialist_id, service_type, matter_kind, amount, effective_from)
        values ($1, gen_random_uuid(), $2, $3, 'nonGazette', 530, '2020-01-01')`,
      [practice.tenantId, practice.specialistId, serviceType],
    );
    const made = await request({ requestKind: 'withFee', agreedFee: '520.00' }, base);
    await at(made.id, 'reportReceived', base);
    const { payload, headers } = aForm({ name: 'Report.pdf', bytes: aPdf('The report') });
    const uploaded = await api.post('/app/files', payload, { headers });
    await practice.run('update files set uploader_id = null where id = $1', [uploaded.body.id]);
    await practice.run(
      `insert into case_reports (tenant_id, id, case_id, version, kind, file_id, note)
        values ($1, gen_random_uuid(), $2, 1, 'final', $3, 'Signed by hand')`,
      [practice.tenantId, made.id, String(uploaded.body.id)],
    );
    const send = (answers: object = {}) =>
      office.put(url(made.id, 'sendReport'), { answers: { nobodyToTell: 'yes', ...answers } });
    const notes = () =>
      practice.run(
        'select subject, content, visibility from correspondences where object_id = $1',
        [made.id],
      );

    const asked = await send();
    expect(asked).toMatchObject({ status: 409 });
    expect(asked.body.error?.questions).toMatchObject([{ key: 'payAboveFee' }]);
    expect(await notes()).toEqual([]);
    expect(await send({ payAboveFee: 'yes' })).toMatchObject({ status: 200 });
    expect(await notes()).toMatchObject([
      {
        subject: 'Pay above the price',
        content: expect.stringContaining('530.00'),
        visibility: 'staff',
      },
    ]);
  });

  test('[C-114] its dictations are planned by the section of every case', async () => {
    const { id } = await request({}, base);

    expect(
      await api.put(url(id, 'dictation-report'), { dueDate: '2030-02-01', note: 'Short' }),
    ).toMatchObject({ status: 200, body: { dueDate: '2030-02-01', note: 'Short' } });
  });

  test('customers see those of their company, specialists their own', async () => {
    const { id } = await request({}, base);

    expect((await practice.manager.get(url(id))).status).toBe(200);
    expect((await practice.specialistApi().get(url(id))).status).toBe(200);
    expect((await practice.stranger.get(url(id))).status).toBe(404);
    expect((await practice.specialistApi(randomUUID()).get(url(id))).status).toBe(404);
    expect((await practice.stranger.get(url(id, 'material'))).status).toBe(404);
    expect((await practice.manager.put(url(id, 'sendRequest'), {})).status).toBe(403);
  });
});

describe('the question about conflicts', () => {
  const asked = async (values: object = {}) => {
    const { id } = await request({ asksFirst: true, ...values });
    await api.put(`/app/supplementary/${id}/askSpecialist`, {});
    return { id, url: `/app/supplementary/${id}` };
  };

  test('holds the request back until the specialist accepts, where the practice wants that', async () => {
    const { url } = await asked();
    const early = await api.put(`${url}/sendRequest`, {});
    const accepted = await practice.specialistApi().put(`${url}/acceptRequest`, {});
    const sent = await api.put(`${url}/sendRequest`, {});

    expect(early).toMatchObject({ status: 409, body: { error: { code: 'conflictNotAnswered' } } });
    expect(accepted.body).toMatchObject({
      specialistAnswer: 'accepted',
      caseStatus: 'requestReceived',
    });
    expect(sent.body).toMatchObject({ caseStatus: 'requestSent', specialistAnswer: 'accepted' });
  });

  test('a conflict brings the case back to the office, with an action required', async () => {
    const { id } = await newCase({ questions: 'Why?' }, 'supplementary');
    const url = `/app/supplementary/${id}`;
    const [creator] = await practice.run(
      'update supplementaries set creator_id = (select id from users where tenant_id = $2 limit 1) where id = $1 returning creator_id',
      [id, practice.tenantId],
    );
    await api.put(`${url}/receiveRequest`, {});
    await api.put(`${url}/sendRequest`, {});

    const bare = await practice.specialistApi().put(`${url}/reportConflict`, {});
    const told = await practice
      .specialistApi()
      .put(`${url}/reportConflict`, { note: 'My patient' });

    expect(bare.status).toBe(400);
    expect(told.body).toMatchObject({
      caseStatus: 'requestReceived',
      specialistAnswer: 'conflict',
      answerReason: 'My patient',
      nextStep: 'REQUEST_RECEIVED',
    });
    expect(await api.put(`${url}/sendRequest`, {})).toMatchObject({
      status: 409,
      body: { error: { code: 'specialistCannotTakeIt' } },
    });
    const [action] = await eventually(
      () =>
        practice.run(
          `select title, note, assigned_user_id from action_required_search
           where object_id = $1 and from_module = 'SUPP'`,
          [id],
        ),
      (rows) => rows.length > 0,
    );
    expect(action).toMatchObject({ note: 'My patient', assigned_user_id: creator?.['creator_id'] });
  });

  test('another specialist is asked anew', async () => {
    const { url } = await asked();
    await practice.specialistApi().put(`${url}/declineRequest`, { note: 'On leave' });
    const specialistId = await practice.otherSpecialist();
    const { concurrencyStamp } = (await api.get(url)).body;
    await api.put(url, { specialistId, concurrencyStamp });

    expect((await api.put(`${url}/sendRequest`, {})).body).toMatchObject({
      error: { code: 'conflictNotAnswered' },
    });
    expect((await api.put(`${url}/askSpecialist`, {})).body).toMatchObject({
      specialistAnswer: 'waiting',
      answerOfId: specialistId,
    });
  });

  test('nobody answers what was not asked', async () => {
    const { id } = await request();

    expect(
      await practice.specialistApi().put(`/app/supplementary/${id}/acceptRequest`, {}),
    ).toMatchObject({ status: 409, body: { error: { code: 'specialistNotAsked' } } });
  });

  test('the setting of the practice marks new requests', async () => {
    const { tenantId } = practice;
    const edition = randomUUID();
    await practice.run('insert into editions (id, name) values ($1, $2)', [edition, edition]);
    await practice.run(
      `insert into tenants (id, name, edition_id, settings)
       values ($1, $2, $3, jsonb_build_object('ICS.Feature.ConflictFirst', 'true'))`,
      [tenantId, tenantId, edition],
    );
    const { id } = await newCase({}, 'file-reviews');
    await practice.run(`update tenants set settings = '{}' where id = $1`, [tenantId]);

    expect((await api.get(`/app/file-reviews/${id}`)).body).toMatchObject({ asksFirst: true });
  });
});

describe('a sent report', () => {
  test.each([
    ['clarify', 'clarification'],
    ['amend', 'amendment'],
  ])('%s brings it back to the same specialist without a fee', async (move, requestKind) => {
    const { id } = await request();
    const url = `/app/supplementary/${id}`;
    await at(id, 'reportSent');

    const opened = await api.put(`${url}/${move}`, { note: 'Which day?' });

    expect(opened.body).toMatchObject({ caseStatus: 'requestSent', requestKind, isClosed: false });
    const { concurrencyStamp } = opened.body;
    const specialistId = await practice.otherSpecialist();
    expect((await api.put(url, { specialistId, concurrencyStamp })).body).toMatchObject({
      error: { code: 'freeNeedsSameSpecialist' },
    });
    await at(id, 'reportReceived');
    const { body } = await api.post('/app/case-status-logs/consequences', {
      fromModule: 'SUPP',
      objectId: id,
      move: 'sendReport',
    });
    expect(body).toMatchObject({ charge: null, besides: [] });
  });

  test.each(['clarify', 'amend'])(
    '%s of a file review that is undone asks again for what was asked before',
    async (move) => {
      const { id } = await newCase({ requestKind: 'withFee', agreedFee: '900.00' }, 'file-reviews');
      const url = `/app/file-reviews/${id}`;
      await at(id, 'reportSent', 'file-reviews');
      await api.put(`${url}/${move}`, { note: 'Which day?' });

      const { api: admin } = await aStoredPerson(practice, 'ADMIN_STAFF');
      const undone = await admin.put(`${url}/undo`, { note: 'Asked by mistake' });

      expect(undone.body).toMatchObject({ caseStatus: 'reportSent', requestKind: 'withFee' });
    },
  );

  test('is not given other documents any more', async () => {
    const { id } = await request();
    await at(id, 'reportSent');

    expect(await api.put(`/app/supplementary/${id}/material`, { fileIds: [] })).toMatchObject({
      status: 409,
      body: { error: { code: 'materialClosed' } },
    });
  });
});

describe('[C-377] [R-278] the printed service request', () => {
  test('says what is asked, of what, and by when; for a file review too', async () => {
    const supp = await request({ questions: 'Is it <work> related?', reportDueDate: '2030-03-01' });
    const fileId = await practice.upload('SUPP', supp.id, 'Scan.pdf', 3);
    await api.put(`/app/supplementary/${supp.id}/material`, { fileIds: [fileId] });
    const review = await request({}, 'file-reviews');
    const print = (id: string, as = office) =>
      as.get(`/app/supplementary/${id}/PrintServiceRequest`);

    const page = (await print(supp.id)).raw.toString();

    expect(page).toContain(`Service request ${supp.caseNo}`);
    expect(page).toContain('Is it &lt;work&gt; related?');
    expect(page).toContain('1 March 2030');
    expect(page).toContain('Scan.pdf');
    expect((await print(review.id)).raw.toString()).toContain(review.caseNo);
    expect((await print(supp.id, practice.specialistApi())).raw.toString()).toContain(supp.caseNo);
    expect((await print(supp.id, practice.manager)).status).toBe(403);
    expect((await print(randomUUID())).status).toBe(404);
  });

  test('[C-338] the preview of a mail about it has its facts', async () => {
    const { id, caseNo } = await request();

    expect(
      await api.post('/app/email-preview/supplementary', {
        templateKey: 'RequestReceived',
        supplementaryId: id,
      }),
    ).toMatchObject({ status: 200, body: { subject: `We have your request: ${caseNo}` } });
  });

  test('the mail of a finished supplementary report speaks of its case alone', async () => {
    const { id } = await request();
    const asked = { templateKey: 'SupplementaryReportReady', supplementaryId: id };

    const { status, body } = await api.post('/app/email-preview/supplementary', asked);

    expect(status).toBe(200);
    expect(`${String(body.subject)} ${String(body['body'])}`).toContain('Noor Haddad');
    expect(`${String(body.subject)} ${String(body['body'])}`).not.toContain('{{');
  });
});
