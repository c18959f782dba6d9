import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer, sendRemindersJob } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { accident, demand, statement } from '../../testing/claim-facts.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const noon = (day: string) => new Date(`${day}T02:00:00Z`);
let now = noon('2026-11-16');
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, bookingServer, casesServer],
  now: () => now,
  database: 'own',
});
const practice = await aCasePractice(server);
const { api } = practice;
const { userId } = (await aStoredPerson(practice, 'STAFF')).actor;

const aClaim = (values: object = {}) =>
  practice.newCase({ specialistId: null, ...values }, 'mva-claim');
const put = (id: string, path: string, body: object = {}) =>
  api.put(`/app/mva-claim/${id}/${path}`, body);
/** By the verb of the record, with the stamp that was read. */
async function change(path: string, values: object) {
  const { concurrencyStamp } = (await api.get(path)).body;
  return api.put(path, { ...values, concurrencyStamp });
}
/** The code with which a call on the claim is refused. */
const refusal = async (id: string, path: string, body: object = {}) =>
  (await put(id, path, body)).body.error?.code;
const read = async (id: string) => (await api.get(`/app/mva-claim/${id}`)).body;

async function anInsurer(claimId: string, name = 'Southern Cross Motor') {
  const { body, status } = await api.post(`/app/mva-claim/${claimId}/insurers`, {
    name,
    claimNo: 'SC-1',
  });
  expect(status).toBe(201);
  return String(body.id);
}

async function aSettledClaim() {
  const { id } = await aClaim(accident);
  await put(id, 'lodgeClaim', { lodgedOn: '2025-04-01' });
  await put(id, 'startTreatment');
  await put(id, 'gatherEvidence');
  await put(id, 'demand-letter', demand);
  await put(id, 'sendDemand');
  const { status } = await put(id, 'settle', {
    settledOn: '2026-11-01',
    settledWith: 'Southern Cross Motor',
    settlementGross: '80000.00',
  });
  expect(status).toBe(200);
  return id;
}

describe('[B-187] the limitation date', () => {
  test('[C-270] is asked for by state and day, with its rule, version and source', async () => {
    const ask = (query: string) => api.get(`/app/mva-claim/limitation-date?${query}`);

    expect(await ask('stateId=VIC&accidentDate=2024-02-29')).toMatchObject({
      status: 200,
      body: {
        limitationDate: '2030-02-28',
        rule: 'Victoria: 6 years from the accident',
        version: expect.any(String),
        source: expect.stringContaining('Vic'),
        isConfirmed: true,
      },
    });
    expect((await ask('stateId=NT&accidentDate=2024-02-29')).body.limitationDate).toBeNull();
    expect((await ask('stateId=XX&accidentDate=2024-02-29')).status).toBe(400);
    expect((await ask('stateId=NSW&accidentDate=2026-11-17')).body.error).toMatchObject({
      code: 'accidentInFuture',
      message: 'The accident cannot lie in the future. Enter the day on which it happened.',
    });
  });

  test('comes with the claim and follows the state and the day, whichever call wrote them', async () => {
    const made = await aClaim(accident);
    expect(made).toMatchObject({ status: 201, limitationDate: '2028-03-12' });

    const updated = await change(`/app/mva-claim/${made.id}`, { stateId: 'VIC' });
    expect(updated.body).toMatchObject({
      limitationDate: '2031-03-12',
      limitationRule: 'Victoria: 6 years from the accident',
      dateOfInjury: '2025-03-12',
    });
    const detailed = await put(made.id, 'claim-details', { accidentDate: '2024-03-12' });
    expect(detailed.body).toMatchObject({ limitationDate: '2030-03-12' });
  });

  test('of a minor counts from 18 where the rule says so', async () => {
    await practice.run(`update clients set date_of_birth = '2010-07-01' where id = $1`, [
      practice.clientId,
    ]);
    const { id } = await aClaim({ ...accident, stateId: 'VIC' });
    expect((await read(id)).limitationDate).toBe('2034-07-01');
    await practice.run(`update clients set date_of_birth = null where id = $1`, [
      practice.clientId,
    ]);
  });

  test('an accident in the future is refused by every way', async () => {
    const future = { stateId: 'NSW', accidentDate: '2026-11-17' };
    expect(await aClaim(future)).toMatchObject({ status: 422 });
    const { id } = await aClaim(accident);
    for (const answer of [
      await change(`/app/mva-claim/${id}`, future),
      await put(id, 'claim-details', future),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { error: { code: 'accidentInFuture' } } });
    }
    expect((await read(id)).accidentDate).toBe('2025-03-12');
  });

  test('another day needs a reason, stays when the accident changes, and can be taken back', async () => {
    const { id } = await aClaim(accident);
    expect((await put(id, 'limitation-date', { limitationDate: '2027-01-31' })).status).toBe(400);

    await put(id, 'limitation-date', { limitationDate: '2027-01-31', reason: 'Advice of counsel' });
    await put(id, 'claim-details', { accidentDate: '2025-05-01' });
    expect(await read(id)).toMatchObject({
      limitationDate: '2027-01-31',
      limitationCalculated: '2028-05-01',
      limitationReason: 'Advice of counsel',
    });

    await put(id, 'limitation-date', { limitationDate: null, reason: 'Counsel was wrong' });
    expect(await read(id)).toMatchObject({ limitationDate: '2028-05-01', limitationReason: null });
  });
});

describe('reminders of the limitation date', () => {
  /** Somebody is in charge of it: they are reminded. */
  const aClaimOfSomebody = async (values: object) => {
    const { id } = await aClaim(values);
    await practice.run('update mva_claim set pic_user_id = $2 where id = $1', [id, userId]);
    return { id };
  };
  const run = () =>
    sendRemindersJob.run({}, server.services, new AbortController().signal) as Promise<void>;
  const sent = async (id: string) =>
    ((await api.get(`/app/reminder-log?objectId=${id}&sorting=creationTime`)).body.items ?? []).map(
      ({ step, occasion }) => [Number(step), occasion],
    );

  test('leave at 12, 6, 3 and 1 months, each once, and anew after an override', async () => {
    now = noon('2026-11-16');
    const { id } = await aClaimOfSomebody({ stateId: 'NSW', accidentDate: '2024-12-20' });
    await run();
    expect(await sent(id)).toEqual([]);
    for (const day of ['2026-12-20', '2026-12-21', '2027-06-20', '2027-09-25', '2027-11-20']) {
      now = noon(day);
      await run();
      await run();
    }
    expect(await sent(id)).toEqual([12, 6, 3, 1].map((months) => [months, '2027-12-20']));

    await put(id, 'limitation-date', { limitationDate: '2028-01-10', reason: 'Agreed standstill' });
    now = noon('2027-12-01');
    await run();
    now = noon('2027-12-12');
    await run();
    expect((await sent(id)).slice(4)).toEqual([
      [3, '2028-01-10'],
      [1, '2028-01-10'],
    ]);
    now = noon('2026-11-16');
  });

  test('stop with the claim, but not while it is on hold', async () => {
    now = noon('2026-11-16');
    const near = { stateId: 'NSW', accidentDate: '2024-01-10' };
    const [held, ended] = [await aClaimOfSomebody(near), await aClaimOfSomebody(near)];
    await put(held.id, 'putOnHold', { note: 'Overseas' });
    await put(ended.id, 'terminate', {
      terminatedOn: '2026-11-16',
      terminationReason: 'Withdrawn',
    });
    await run();
    expect(await sent(held.id)).toEqual([[3, '2027-01-10']]);
    expect(await sent(ended.id)).toEqual([]);
  });
});

describe('[B-188] insurers and offers', () => {
  test('[C-258] [C-262] the latest offer of each insurer is held against the demand', async () => {
    const { id } = await aClaim(accident);
    const [first, second] = [await anInsurer(id, 'Alpha'), await anInsurer(id, 'Beta')];
    await put(id, 'demand-letter', { ...demand, insurerItemId: first });
    const add = (insurer: string, body: object) =>
      api.post(`/app/mva-claim/${id}/insurers/${insurer}/offers`, body);
    await add(first, { offeredOn: '2026-05-01', nonEconomicLoss: '20000.00' });
    await add(first, { offeredOn: '2026-06-01', nonEconomicLoss: '50000.05' });
    const { body } = await add(second, { offeredOn: '2026-06-02', pastCare: '9000.00' });
    expect(body.demanded).toBe('100000.10');
    const { insurers } = body as unknown as { insurers: { name: string; difference: string }[] };
    expect(insurers.map(({ name, difference }) => [name, difference])).toEqual([
      ['Alpha', '50000.05'],
      ['Beta', '91000.10'],
    ]);
  });

  test('[C-263] [C-264] an offer is changed and removed, only where it belongs', async () => {
    const { id } = await aClaim(accident);
    const { id: other } = await aClaim(accident);
    const insurer = await anInsurer(id);
    const place = `/app/mva-claim/${id}/insurers/${insurer}/offers`;
    const made = await api.post(place, { offeredOn: '2026-05-01', pastCare: '10.00' });
    const { insurers } = made.body as unknown as { insurers: { latest: { id: string } }[] };
    const offerId = insurers[0]?.latest.id ?? '';

    const changed = await api.put(`${place}/${offerId}`, {
      offeredOn: '2026-05-02',
      futureCare: '20.00',
      status: 'rejected',
    });
    expect(changed.body.insurers).toMatchObject([
      { amount: '20.00', latest: { status: 'rejected', pastCare: null, futureCare: '20.00' } },
    ]);
    const elsewhere = place.replace(id, other);
    expect((await api.delete(`${elsewhere}/${offerId}`)).status).toBe(404);
    expect((await api.delete(`${place}/${offerId}`)).body.insurers).toMatchObject([
      { latest: null, amount: null },
    ]);
  });

  test('an offer or a demand of nothing, and days in the wrong order, are refused', async () => {
    const { id } = await aClaim(accident);
    const place = `/app/mva-claim/${id}/insurers/${await anInsurer(id)}/offers`;
    const refused = async (body: object) => (await api.post(place, body)).body.error?.code;

    expect(await refused({ offeredOn: '2026-05-01' })).toBe('offerIsEmpty');
    expect(await refused({ offeredOn: '2026-05-01', expiresOn: '2026-04-01', pastCare: '1' })).toBe(
      'offerEndsBeforeItBegins',
    );
    expect(await refusal(id, 'demand-letter', { demandedOn: '2026-05-01' })).toBe('demandIsEmpty');
  });
});

describe('treatment', () => {
  test('[C-267] a plan is asked for and approved, never for more than was asked', async () => {
    const { id } = await aClaim(accident);
    const provider = await api.post(`/app/mva-claim/${id}/medical-providers`, {
      name: 'Coogee Physiotherapy',
      profession: 'physiotherapist',
    });
    const plan = {
      providerId: String(provider.body.id),
      treatment: 'Physiotherapy',
      requestedOn: '2026-10-01',
      sessionsRequested: 8,
    };
    const made = await put(id, 'treatment-plan', plan);
    expect(made.status).toBe(200);
    const decided = { ...plan, planId: String(made.body.id), status: 'partlyApproved' };

    expect(
      (await put(id, 'treatment-plan', { ...decided, sessionsApproved: 9 })).body.error,
    ).toMatchObject({ code: 'moreApprovedThanRequested' });
    expect((await put(id, 'treatment-plan', { ...decided, sessionsApproved: 6 })).status).toBe(200);
    const plans = await api.get(`/app/mva-claim/${id}/treatment-plans`);
    expect(plans.body.items).toMatchObject([{ sessionsApproved: 6, status: 'partlyApproved' }]);

    const { id: other } = await aClaim(accident);
    expect((await put(other, 'treatment-plan', plan)).body.error?.code).toBe('planOfAnother');
  });
});

describe('settlement and statement', () => {
  test('[C-269] a statement is refused while it is out, and says by how much', async () => {
    const id = await aSettledClaim();

    const out = await put(id, 'final-disbursement', { ...statement, netToClient: '62737.14' });
    expect(out).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'statementLeavesOver',
          message: expect.stringContaining('The statement is out by USD 0.01'),
        },
      },
    });
    expect(await refusal(id, 'close')).toBe('statementMissing');

    expect(await put(id, 'final-disbursement', statement)).toMatchObject({
      status: 200,
      body: {
        costsTotal: '15000.00',
        disbursementsTotal: '1450.50',
        refundsTotal: '812.35',
        netToClient: '62737.15',
      },
    });
    expect((await put(id, 'close')).body).toMatchObject({ step: 'closed', isClosed: true });
    expect((await put(id, 'final-disbursement', statement)).body.error?.code).toBe('mvaIsClosed');
  });

  test('[C-265] another gross amount takes the statement back', async () => {
    const id = await aSettledClaim();
    await put(id, 'final-disbursement', statement);
    const settlement = { settledOn: '2026-11-01', settlementGross: '81000' };

    expect((await put(id, 'settlement', settlement)).body).toMatchObject({
      settlementGross: '81000.00',
      disbursedOn: null,
      netToClient: null,
    });
    expect(await refusal(id, 'close')).toBe('statementMissing');
  });

  test('nothing is settled or terminated by the side door', async () => {
    const { id } = await aClaim(accident);
    const settlement = { settledOn: '2026-11-01', settlementGross: '81000' };
    const termination = { terminatedOn: '2026-11-01', terminationReason: 'Withdrawn' };

    expect(await refusal(id, 'settlement', settlement)).toBe('settlementMissing');
    expect(await refusal(id, 'termination', termination)).toBe('mvaNotTerminated');
    expect(await refusal(id, 'final-disbursement', statement)).toBe('settlementMissing');
  });

  test('the demand that has left is chargeable once', async () => {
    const { items } = (await api.get(`/app/case-charges?caseId=${await aSettledClaim()}`)).body;
    expect(items).toMatchObject([{ description: 'Service', status: 'pending' }]);
  });
});

describe('who sees a claim', () => {
  const manager = (companyId: string) =>
    practice.signedIn(['CASE_MANAGER'], {
      ids: {
        ownCompanyIds: [companyId],
        companiesSharingClaimants: [companyId],
        bookableCompanyIds: [companyId],
      },
    }).api;

  test('a case manager reads the claims of their company and their offers, and writes none', async () => {
    const { id } = await aClaim(accident);
    const insurer = await anInsurer(id);
    const own = manager(practice.companyId);
    const other = manager('00000000-0000-4000-8000-000000000001');

    expect((await own.get(`/app/mva-claim/${id}/offers`)).status).toBe(200);
    expect((await other.get(`/app/mva-claim/${id}/offers`)).status).toBe(404);
    expect((await other.get(`/app/mva-claim/${id}/claim-details`)).status).toBe(404);
    const offer = { offeredOn: '2026-05-01', pastCare: '1.00' };
    expect((await own.post(`/app/mva-claim/${id}/insurers/${insurer}/offers`, offer)).status).toBe(
      403,
    );
    expect((await own.get(`/app/mva-claim/${id}/insurers`)).status).toBe(403);
  });
});

describe('[R-282] printed documents', () => {
  const print = (id: string, word: string, query = '') =>
    api.get(`/app/mva-claim/${id}/${word}${query}`);

  test('the statement is printed once it balances, line by line', async () => {
    const id = await aSettledClaim();
    expect((await print(id, 'PrintFinalDisbursement')).raw.toString()).not.toContain('Medicare');
    await put(id, 'final-disbursement', statement);

    const page = (await print(id, 'PrintFinalDisbursement')).raw.toString();
    for (const words of ['USD 80,000.00', 'Refund: Medicare', 'USD -812.35', 'USD 62,737.15'])
      expect(page).toContain(words);
  });

  test('the demand lists its heads and goes to the insurer that is named', async () => {
    const { id } = await aClaim(accident);
    const [, named] = [await anInsurer(id, 'Alpha'), await anInsurer(id, 'Beta Motor')];
    await put(id, 'demand-letter', { ...demand, words: 'Liability is admitted.' });

    const page = (await print(id, 'PrintDemandLetter', `?insurerItemId=${named}`)).raw.toString();
    for (const words of ['Beta Motor', 'USD 100,000.10', 'Past care', 'Liability is admitted.'])
      expect(page).toContain(words);
  });

  test('letters of guarantee and authority are there from the start, a termination is not', async () => {
    const { id } = await aClaim(accident);
    expect((await print(id, 'PrintLog')).raw.toString()).toContain('Letter of guarantee');
    expect((await print(id, 'PrintLoa')).raw.toString()).toContain('authorise');
    expect((await print(id, 'PrintTerminationLetter')).raw.toString()).not.toContain('End of our');
  });
});
