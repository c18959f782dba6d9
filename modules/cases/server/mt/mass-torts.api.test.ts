import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
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
const server = await testServer({
  modules: [correspondenceServer, bookingServer, casesServer, people],
  role: 'all',
});
const practice = await aCasePractice(server);
const { api } = practice;

let count = 0;
async function aCampaign() {
  count += 1;
  const { body } = await api.post('/app/mass-tort-campaigns', {
    name: `Campaign ${count}`,
    defendant: 'Acme Pharma',
  });
  return String(body.id);
}

const aClaimant = async (campaignId: string): Promise<string> =>
  (await practice.newCase({ campaignId, specialistId: null }, 'mass-torts')).id;

const put = (id: string, move: string, body: object = {}) =>
  api.put(`/app/mass-torts/${id}/${move}`, body);

async function aCriterion(campaignId: string, itemIndex: number) {
  const { body } = await api.post('/app/mass-tort-criteria', {
    campaignId,
    itemIndex,
    name: `Criterion ${itemIndex}`,
  });
  return String(body.id);
}

describe('a claimant of a mass tort', () => {
  test('[C-480] has a number of its own and goes from intake to settlement', async () => {
    const campaignId = await aCampaign();
    const id = await aClaimant(campaignId);

    await put(id, 'startIntake');
    await put(id, 'startReview');
    await put(id, 'qualify');
    const settled = await put(id, 'settle', { settledOn: '2026-01-05', settledAmount: '12000.50' });

    expect(settled).toMatchObject({
      status: 200,
      body: {
        caseNo: expect.stringMatching(/^MT-\d{4}-\d{6}$/),
        step: 'settled',
        settledAmount: '12000.50',
      },
    });
    const { body } = await api.get(`/app/cases?filterText=${String(settled.body.caseNo)}`);
    expect(body.items).toEqual([expect.objectContaining({ id, statusName: 'Settled' })]);
  });

  test('[G-025] the customer is charged, and the claimant is told how the claim goes', async () => {
    const campaignId = await aCampaign();
    const id = await aClaimant(campaignId);

    await put(id, 'startIntake');
    await put(id, 'startReview');
    await put(id, 'qualify');
    await put(id, 'settle', { settledOn: '2026-01-05', settledAmount: '12000.50' });

    const charges = await api.get(`/app/case-charges?caseId=${id}&fields=kind,companyId,status`);
    expect(charges.body.items).toMatchObject([
      { kind: 'service', companyId: practice.companyId, status: 'pending' },
    ]);
    const mails = await eventually(
      async () =>
        practice.run(`select destination, subject from emails_tracking where object_id = $1`, [id]),
      // The words of a mail come when it leaves.
      (found) => found.filter(({ subject }) => String(subject).startsWith('Campaign')).length >= 3,
    );
    expect(new Set(mails.map(({ destination }) => destination))).toEqual(
      new Set(['noor@haddad.example']),
    );
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining('we have your form'),
      expect.stringContaining('you qualify'),
      expect.stringContaining('your claim is settled'),
    ]);
  });

  test('[G-025] rows of a sheet are numbered and stand in the register', async () => {
    const campaignId = await aCampaign();
    const { body: campaign } = await api.get(`/app/mass-tort-campaigns/${campaignId}`);
    const { body: client } = await api.get(`/app/clients/${practice.clientId}`);
    const claimant = `${String(client.firstName)} ${String(client.lastName)}`;
    const row = { clientId: claimant, campaignId: campaign.name };
    const rows = ['First', 'Second'].map((diagnosis) => ({ ...row, diagnosis }));

    const imported = await api.post('/app/mass-torts/import', { rows });

    expect(imported).toMatchObject({ status: 200, body: { imported: 2, faults: [] } });
    const query = `campaignId=${campaignId}&sorting=caseNo`;
    const { body } = await api.get(`/app/mass-torts?${query}`);
    expect(body.items).toMatchObject([{ claimantName: claimant }, { claimantName: claimant }]);
    const numbers = (body.items ?? []).map(({ caseNo }) => String(caseNo));
    expect(numbers).toEqual([
      expect.stringMatching(/^MT-\d{4}-\d{6}$/),
      expect.stringMatching(/^MT-\d{4}-\d{6}$/),
    ]);
    expect(numbers[0]).not.toBe(numbers[1]);
    const register = await api.get(`/app/cases?filterText=${numbers[1]}`);
    expect(register.body.items).toMatchObject([
      { statusName: 'Case Created', claimantName: claimant },
    ]);
  });

  test('[E-080] qualifies once every criterion is passed or does not apply', async () => {
    const campaignId = await aCampaign();
    const one = await aCriterion(campaignId, 1);
    const two = await aCriterion(campaignId, 2);
    const id = await aClaimant(campaignId);
    await put(id, 'startIntake');
    await put(id, 'startReview');
    const review = (...items: object[]) => put(id, 'eligibility', { items });

    expect(await put(id, 'qualify')).toMatchObject({
      status: 409,
      body: { error: { code: 'criteriaNotPassed' } },
    });
    expect(await review({ criterionId: one, result: 'passed' })).toMatchObject({
      body: { eligibility: 'underReview', items: [{ result: 'passed' }, { result: 'pending' }] },
    });
    expect(
      await review({ criterionId: one, result: 'passed' }, { criterionId: two, result: 'failed' }),
    ).toMatchObject({ body: { eligibility: 'failed' } });
    await review(
      { criterionId: one, result: 'passed' },
      { criterionId: two, result: 'notApplicable' },
    );
    expect(await put(id, 'qualify')).toMatchObject({
      status: 200,
      body: { step: 'qualified', eligibility: 'passed' },
    });
  });

  test('is not reviewed by criteria of another campaign, nor by one twice', async () => {
    const campaignId = await aCampaign();
    const own = await aCriterion(campaignId, 1);
    const foreign = await aCriterion(await aCampaign(), 1);
    const id = await aClaimant(campaignId);
    const review = (...ids: string[]) =>
      put(id, 'eligibility', {
        items: ids.map((criterionId) => ({ criterionId, result: 'passed' })),
      });

    expect(await review(foreign)).toMatchObject({ status: 422 });
    expect(await review(own, own)).toMatchObject({ status: 422 });
  });

  test('is booked an assessment of their own, never that of somebody else', async () => {
    const campaignId = await aCampaign();
    const id = await aClaimant(campaignId);
    await put(id, 'startIntake');
    await put(id, 'startReview');
    const other = await aCasePractice(server);
    const foreign = await other.newCase();
    const own = await practice.newCase();

    expect(await put(id, 'bookAssessment', { assessmentId: foreign.id })).toMatchObject({
      status: 404,
    });
    expect(await put(id, 'bookAssessment', { assessmentId: own.id })).toMatchObject({
      status: 200,
      body: { step: 'assessmentBooked', assessmentId: own.id },
    });
    expect(await put(id, 'receiveReport')).toMatchObject({
      status: 409,
      body: { error: { code: 'assessmentWithoutReport' } },
    });
    await practice.run(`update assessments set step = 'reportReceived' where id = $1`, [own.id]);
    expect(await put(id, 'receiveReport')).toMatchObject({
      status: 200,
      body: { step: 'reportReceived' },
    });
  });
});

describe('many claimants at once', () => {
  const bulk = (body: object) => api.post('/app/mass-torts/bulk', body);

  test('each row is answered, and one that cannot keeps none of the others back', async () => {
    const campaignId = await aCampaign();
    const ids = [await aClaimant(campaignId), await aClaimant(campaignId)];
    const third = await aClaimant(campaignId);
    await put(third, 'startIntake');

    const done = await bulk({ ids: [...ids, third], verb: 'move', move: 'startIntake' });

    expect(done).toMatchObject({ status: 200, body: { total: 3, changed: 2 } });
    const task = await api.get(`/app/tasks/${String(done.body.taskId)}`);
    expect(task.body).toMatchObject({
      rowsFailed: 1,
      failedRows: [{ id: third, message: expect.stringContaining('This mass tort is Intake.') }],
    });
  });

  test('a whole filter is changed by a worker, and the counts follow', async () => {
    const campaignId = await aCampaign();
    for (let made = 0; made < 25; made += 1) await aClaimant(campaignId);

    const started = await bulk({ campaignId, verb: 'move', move: 'startIntake' });

    expect(started).toMatchObject({ status: 202, body: { total: 25 } });
    const counts = await eventually(
      async () => (await api.get(`/app/mass-tort-campaigns/${campaignId}/claimantCounts`)).body,
      ({ counts: all }) => all?.[0]?.status === 'intake' && all.length === 1,
    );
    expect(counts).toEqual({
      total: 25,
      counts: [{ status: 'intake', label: 'Intake', count: 25 }],
    });
  });

  test('a mail goes to those who have an address; what is missing is said first', async () => {
    const campaignId = await aCampaign();
    const ids = [await aClaimant(campaignId)];

    expect(await bulk({ ids, verb: 'mail', subject: 'News' })).toMatchObject({ status: 422 });
    expect(await bulk({ ids, verb: 'move', move: 'close' })).toMatchObject({ status: 422 });
    expect(await bulk({ verb: 'move', move: 'close', note: 'x' })).toMatchObject({ status: 422 });
    expect(await bulk({ ids: ['no'], verb: 'move', move: 'startIntake' })).toMatchObject({
      status: 422,
    });
    expect(
      await bulk({ ids, verb: 'mail', subject: 'News', message: 'The court has sat.' }),
    ).toMatchObject({ status: 200, body: { total: 1 } });
  });

  test('a case manager may not, and claimants of another tenant are not found', async () => {
    const campaignId = await aCampaign();
    const ids = [await aClaimant(campaignId)];
    const elsewhere = await aCasePractice(server);
    const body = { ids, verb: 'move', move: 'startIntake' };

    const { api: theirs } = practice.signedIn(['CASE_MANAGER']);
    expect(await theirs.post('/app/mass-torts/bulk', body)).toMatchObject({ status: 403 });
    expect(await elsewhere.api.post('/app/mass-torts/bulk', body)).toMatchObject({
      status: 200,
      body: { changed: 0 },
    });
  });
});
