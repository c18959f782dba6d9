import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer, sendRemindersJob } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import type { ServerModule } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const people: ServerModule = {
  name: 'people',
  tasks: {
    starter: (_services, { userId }) =>
      Promise.resolve([...server.actors.values()].find((one) => one.userId === userId) ?? null),
  },
};
const noon = (day: string) => new Date(`${day}T02:00:00Z`);
let now = noon('2026-11-16');
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer, people],
  role: 'all',
  now: () => now,
});
const practice = await aCasePractice(server);
const { api } = practice;

const aClaim = (values: object = {}) => practice.newCase({ specialistId: null, ...values }, 'tpd');
const put = (id: string, path: string, body: object = {}) =>
  api.put(`/app/tpd/${id}/${path}`, body);
/** By the verb of the record, with the stamp that was read. */
async function change(path: string, values: object) {
  const { concurrencyStamp } = (await api.get(path)).body;
  return api.put(path, { ...values, concurrencyStamp });
}
const read = async (id: string) => (await api.get(`/app/tpd/${id}`)).body;

const questions = [
  'hadCover',
  'youngEnough',
  'stoppedForHealth',
  'notPaidBefore',
  'notExcluded',
  'offForWait',
  'doctorSupports',
];
const answers = (given: Record<string, string> = {}) => ({
  items: questions.map((question) => ({ question, answer: given[question] ?? 'yes' })),
});

/** With a signed agreement and the claim of the client begun. */
async function aBegunClaim() {
  const { id } = await aClaim({ dateLastWorked: '2026-05-15' });
  await put(id, 'receiveRequest');
  await put(id, 'assessEligibility');
  await put(id, 'eligibility', answers());
  await put(id, 'signAgreement', { agreementSignedOn: '2026-10-01' });
  const { body } = await put(id, 'startClaim');
  expect(body.step).toBe('clientClaim');
  return id;
}

describe('preliminary eligibility', () => {
  test('answers come to an outcome with reasons, and decide about the agreement', async () => {
    const { id } = await aClaim();
    await put(id, 'receiveRequest');
    await put(id, 'assessEligibility');
    const sign = () => put(id, 'signAgreement', { agreementSignedOn: '2026-10-01' });
    expect((await sign()).body.error?.code).toBe('tpdNotAssessed');

    const refused = await put(id, 'eligibility', answers({ hadCover: 'no' }));
    expect(refused.body).toMatchObject({
      outcome: 'notEligible',
      reasons: ['There was no cover on the day last worked.'],
    });
    expect((await sign()).body.error?.code).toBe('tpdNotEligible');

    await put(id, 'eligibility', answers({ doctorSupports: 'unknown' }));
    expect((await api.get(`/app/tpd/${id}/eligibility`)).body.outcome).toBe('moreNeeded');
    expect((await sign()).body).toMatchObject({
      step: 'agreementSigned',
      eligibility: 'moreNeeded',
    });
  });

  test('a question is answered once', async () => {
    const { id } = await aClaim();
    const twice = { items: [0, 1].map(() => ({ question: 'hadCover', answer: 'yes' })) };
    expect((await put(id, 'eligibility', twice)).body.error?.code).toBe('questionTwice');
  });
});

describe('the waiting period', () => {
  test('the earliest lodgement follows the day last worked and the policies', async () => {
    const { id } = await aClaim({ dateLastWorked: '2026-08-31' });
    expect((await read(id)).lodgeFrom).toBeNull();
    const add = (fundName: string, waitingMonths: string) =>
      api.post(`/app/tpd/${id}/policies`, { fundName, waitingMonths });
    await add('Harbour Super', '6');
    expect((await read(id)).lodgeFrom).toBe('2027-02-28');
    const { body } = await add('Coast Super', '3');
    expect((await read(id)).lodgeFrom).toBe('2026-11-30');

    const moved = await change(`/app/tpd/${id}`, { dateLastWorked: '2026-07-31' });
    expect(moved.body.lodgeFrom).toBe('2026-10-31');
    await api.delete(`/app/tpd/${id}/policies/${String(body.id)}`);
    expect((await read(id)).lodgeFrom).toBe('2027-01-31');
  });

  test('whoever submits within it is asked, and charged once', async () => {
    const id = await aBegunClaim();
    await api.post(`/app/tpd/${id}/policies`, { fundName: 'Harbour Super', waitingMonths: '6' });
    await change(`/app/tpd/${id}`, { dateLastWorked: '2026-10-01' });
    const submit = (more: object = {}) => put(id, 'submit', { submittedOn: '2026-11-16', ...more });
    expect((await submit()).body.error?.code).toBe('bundleMissing');
    await practice.run(`update tpd set bundled_at = now() where id = $1`, [id]);

    expect((await submit()).body.error).toMatchObject({
      questions: [{ key: 'waitingPeriod', message: expect.stringContaining('Apr 2027') }],
    });
    expect((await submit({ answers: { waitingPeriod: 'yes' } })).body).toMatchObject({
      step: 'legalSubmission',
      isClosed: true,
      outcome: 'waiting',
    });
    const { items } = (await api.get(`/app/case-charges?caseId=${id}`)).body;
    expect(items).toMatchObject([{ description: 'Service', status: 'pending' }]);

    const decided = { outcome: 'accepted', outcomeOn: '2026-11-16', outcomeAmount: '150000' };
    expect((await put(id, 'recordOutcome', decided)).body).toMatchObject({
      step: 'legalSubmission',
      outcome: 'accepted',
      outcomeAmount: '150000.00',
    });
  });
});

describe('statements', () => {
  const run = () =>
    sendRemindersJob.run({}, server.services, new AbortController().signal) as Promise<void>;
  const aStatement = (id: string, values: object = {}) =>
    api.post(`/app/tpd/${id}/statements`, {
      kind: 'employer',
      fromName: 'Harbourline Freight',
      email: 'hr@harbourline.example',
      requestedOn: '2026-10-20',
      dueOn: '2026-11-20',
      ...values,
    });
  const chased = async (id: string) =>
    (
      (await api.get(`/app/reminder-log?objectId=${id}&kind=statementDue&sorting=creationTime`))
        .body.items ?? []
    ).map(({ step }) => Number(step));

  test('of an employer are asked for once one is named', async () => {
    const id = await aBegunClaim();

    expect((await put(id, 'requestEmployerStatement')).body.error?.code).toBe('employerMissing');
    await aStatement(id);
    expect((await put(id, 'requestEmployerStatement')).status).toBe(200);
  });

  test('are chased by the rule, each day once, until they are here', async () => {
    now = noon('2026-11-16');
    const id = await aBegunClaim();
    const email = 'payroll@harbourline.example';
    const { body } = await aStatement(id, { email });
    for (const day of ['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-27']) {
      now = noon(day);
      await run();
      await run();
    }
    expect(await chased(id)).toEqual([-7, 0, 7]);
    await change(`/app/tpd-statements/${String(body.id)}`, { receivedOn: '2026-11-27' });
    now = noon('2026-12-04');
    await run();
    expect(await chased(id)).toEqual([-7, 0, 7]);
    now = noon('2026-11-16');
    const mails = await api.get('/app/email-trackings?maxResultCount=100');
    const own = (mails.body.items ?? []).filter(({ destination }) => destination === email);
    expect(own).toHaveLength(3);
  });

  test('a new due day is a new occasion; at night and on hold nobody is written to', async () => {
    now = noon('2026-11-20');
    const id = await aBegunClaim();
    const { body } = await aStatement(id);
    now = new Date('2026-11-20T16:00:00Z');
    await run();
    expect(await chased(id)).toEqual([]);
    now = noon('2026-11-20');
    await put(id, 'putOnHold', { note: 'Overseas' });
    await run();
    expect(await chased(id)).toEqual([]);
    await put(id, 'takeOffHold');
    await run();
    await change(`/app/tpd-statements/${String(body.id)}`, { dueOn: '2026-11-22' });
    await run();
    expect(await chased(id)).toEqual([0, -7]);
    now = noon('2026-11-16');
  });

  test('are not due before they are asked for', async () => {
    const id = await aBegunClaim();
    const { body } = await aStatement(id, { dueOn: '2026-10-01' });
    expect(body.error?.code).toBe('statementDueBeforeRequest');
  });
});

describe('clinical records', () => {
  test('are linked to a case of the same claimant only', async () => {
    const id = await aBegunClaim();
    const own = await practice.newCase();
    const strange = await practice.newCase();
    const { body: other } = await api.post('/app/clients', { firstName: 'Kim', lastName: 'Ode' });
    await practice.run(`update assessments set client_id = $2 where id = $1`, [
      strange.id,
      String(other.id),
    ]);

    const ask = (recordsCaseId: string) =>
      put(id, 'requestRecords', { recordsCaseId, recordsReference: 'MR 12' });
    expect((await ask(strange.id)).body.error?.code).toBe('recordsOfAnother');
    expect((await ask(id)).body.error?.code).toBe('recordsOfAnother');
    expect((await ask(own.id)).body).toMatchObject({
      step: 'requestClinicalRecord',
      recordsCaseId: own.id,
      recordsReference: 'MR 12',
    });
  });
});

describe('[C-116] cancellation', () => {
  test('is done at once, or by a worker that tells when it is done', async () => {
    const [first, second] = [await aClaim(), await aClaim()];
    const body = { cancelReason: 'MatterSettled', note: 'Settled elsewhere' };

    expect(await put(first.id, 'cancellation', body)).toMatchObject({
      status: 200,
      body: {
        status: 'Completed',
        record: { step: 'cancelled', cancelReason: 'MatterSettled', cancelledOn: '2026-11-16' },
      },
    });
    expect(await put(second.id, 'cancellation', { ...body, inBackground: true })).toMatchObject({
      status: 202,
      body: { status: 'Processing', record: null },
    });
    await eventually(
      () => read(second.id),
      ({ step }) => step === 'cancelled',
      90,
    );
    expect((await put(first.id, 'cancellation', body)).status).toBe(409);
  });
});
