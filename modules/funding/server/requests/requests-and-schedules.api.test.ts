import { describe, expect, test } from 'vitest';
import type { ApiAnswer, Loose } from '#kernel/testing';
import { aLender, enterOnLoan, fundingFeatures } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, companyId, providerId } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const itemsOf = ({ body }: ApiAnswer) => body.items as readonly Loose[];
const url = '/app/funding-requests';

const aRequest = async (values: object = {}) => {
  const { status, body } = await lender.post(url, {
    fundingProviderId: providerId,
    borrowerId: companyId,
    fundingType: 'loan',
    repayment: 'monthly',
    amount: '80000.00',
    purpose: 'Reports of this year',
    wantedFrom: '2026-12-01',
    ...values,
  });
  expect(status).toBe(201);
  return body;
};
const go = (id: unknown, move: string, input: object = {}) =>
  lender.put(`${url}/${String(id)}/${move}`, input);

describe('[B-289] [G-037] a facility request', () => {
  test('is submitted, approved and makes the agreement that was asked for', async () => {
    const { id, requestNo, status } = await aRequest();
    const early = await go(id, 'approve', { limit: '1.00' });
    const sent = await go(id, 'submit');

    const done = await go(id, 'approve', { limit: '60000.00', decisionNote: 'Less to begin' });

    expect([requestNo, status]).toEqual([expect.stringMatching(/^FQ-\d{4}-\d{6}$/), '0']);
    expect(codeOf(early)).toEqual([409, 'moveNotPossible']);
    expect(sent.body).toMatchObject({ status: '1', submittedAt: expect.stringMatching(/^2026/) });
    expect(done.body).toMatchObject({
      status: '2',
      approvedLimit: '60000.00',
      decisionNote: 'Less to begin',
      agreementId: expect.stringMatching(/./),
    });
    // What would only be refused is not offered.
    expect((await lender.get(`${url}/${String(id)}`)).body.can).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^fundingRequest\.(update|delete)$/)]),
    );
    const made = await lender.get(`/app/funding-agreements/${String(done.body.agreementId)}`);
    expect(made.body).toMatchObject({
      status: 'pending',
      agreementNo: expect.stringMatching(/^FA-/),
      fundingProviderId: providerId,
      borrowerId: companyId,
      fundingType: 'loan',
      repayment: 'monthly',
      facilityLimit: '60000.00',
      startsOn: '2026-12-01',
      interestKind: 'simple',
    });
  });

  test('is rejected or cancelled with a reason, and then nothing more', async () => {
    const [one, other] = [await aRequest(), await aRequest()];
    await go(one.id, 'submit');
    const bare = await go(one.id, 'reject');

    const rejected = await go(one.id, 'reject', { reason: 'No security' });
    const cancelled = await go(other.id, 'cancel', { reason: 'Not needed' });

    expect(bare.status).toBe(400);
    expect(rejected.body).toMatchObject({ status: '3', decisionNote: 'No security' });
    expect(cancelled.body).toMatchObject({ status: '4', decisionNote: 'Not needed' });
    expect(codeOf(await go(one.id, 'submit'))).toEqual([409, 'moveNotPossible']);
    expect((await practice.as('STAFF').put(`${url}/${other.id}/approve`, {})).status).toBe(403);
  });

  test('is changed and deleted only while it is pending', async () => {
    const { id, concurrencyStamp } = await aRequest();
    const changed = await lender.put(`${url}/${id}`, { amount: '70000.00', concurrencyStamp });
    const sent = await go(id, 'submit');

    const late = await lender.put(`${url}/${id}`, {
      amount: '1.00',
      concurrencyStamp: sent.body.concurrencyStamp,
    });

    expect(changed.body.amount).toBe('70000.00');
    expect(codeOf(late)).toEqual([409, 'fundingRequestNotPending']);
    expect(codeOf(await lender.delete(`${url}/${id}`))).toEqual([409, 'fundingRequestNotPending']);
  });

  test('[C-393] those that were submitted wait for a decision, also for the borrower', async () => {
    const { id } = await aRequest({ purpose: 'Waits' });
    await aRequest({ purpose: 'Is a draft' });
    await go(id, 'submit');
    const manager = (companies: readonly string[]) =>
      practice.signedIn(['CASE_MANAGER'], {
        features: [...fundingFeatures],
        edition: 'OTHER',
        ids: { ownCompanyIds: companies },
      }).api;

    const all = itemsOf(await lender.get(`${url}/sent?maxResultCount=100`));
    const own = itemsOf(await manager([companyId]).get(`${url}/sent?maxResultCount=100`));
    const none = itemsOf(await manager([providerId]).get(`${url}/sent`));

    expect(all.find((one) => one.id === id)).toMatchObject({ status: '1', amount: '80000.00' });
    expect(all.every(({ status }) => status === '1')).toBe(true);
    expect(own.map((one) => one.id)).toContain(id);
    expect(none).toEqual([]);
  });
});

const aMonthlyLoan = async (repayment = 'monthly') => {
  const agreementId = await practice.anAgreement({ repayment }, '12');
  const id = await practice.aLoan({ agreementId });
  await enterOnLoan(practice, id, { on: '2026-11-01', amount: '1200.00' });
  return { id, agreementId };
};
const plan = (id: string, values: object = {}) =>
  lender.post(`/app/disbursement-funding/${id}/make-schedule`, {
    firstDueOn: '2026-12-31',
    instalments: 3,
    ...values,
  });
const instalments = async (id: string) =>
  itemsOf(await lender.get(`/app/repayment-schedules?loanId=${id}`));

describe('a repayment schedule', () => {
  test('[C-861] has equal instalments to the last day of a month, and ends at nothing', async () => {
    const { id } = await aMonthlyLoan();

    expect((await plan(id)).status).toBe(200);

    const rows = await instalments(id);
    expect(rows.map(({ dueOn }) => dueOn)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28']);
    expect(rows[0]?.['instalment']).toBe(rows[1]?.['instalment']);
    expect(rows[2]?.['balance']).toBe('0.00');
    const repaid = rows.reduce((sum, { principal }) => sum + Number(principal), 0);
    expect(repaid).toBeCloseTo(1200);
  });

  test('replaces what is not paid and keeps what is', async () => {
    const { id } = await aMonthlyLoan();
    await plan(id);
    const [first] = await instalments(id);
    const { concurrencyStamp } = (await lender.get(`/app/repayment-schedules/${first?.id}`)).body;
    await lender.put(`/app/repayment-schedules/${first?.id}`, {
      paidOn: '2026-12-30',
      concurrencyStamp,
    });

    await plan(id, { instalments: 2, firstDueOn: '2027-01-15' });

    const rows = await instalments(id);
    expect(rows.map(({ instalmentNo, dueOn }) => [instalmentNo, dueOn])).toEqual([
      [1, '2026-12-31'],
      [2, '2027-01-15'],
      [3, '2027-02-15'],
    ]);
  });

  test('is refused without monthly repayment, without principal and for a past day', async () => {
    const { id } = await aMonthlyLoan();
    const { id: atSettlement, agreementId } = await aMonthlyLoan('settlement');
    const empty = await practice.aLoan({
      agreementId: await practice.anAgreement({ repayment: 'monthly' }),
    });

    expect(codeOf(await plan(atSettlement))).toEqual([409, 'scheduleNotMonthly']);
    expect(codeOf(await plan(empty))).toEqual([409, 'scheduleWithoutPrincipal']);
    expect(codeOf(await plan(id, { firstDueOn: '2026-11-16' }))).toEqual([
      422,
      'scheduleStartsInPast',
    ]);
    expect(agreementId).not.toBe('');
  });
});

describe('[B-352] what has accrued', () => {
  const calculate = (word: 'Only' | 'AndSave', input: object) =>
    lender.post(`/app/disbursement-funding/CalculateAccruedInterest${word}`, input);
  const savedOf = async (id: string) =>
    itemsOf(await lender.get(`/app/accrued-principal-interest?loanId=${id}`));

  test('[C-421] [C-420] is counted and stored by AndSave alone, once for a day', async () => {
    const { id, agreementId } = await aMonthlyLoan();
    const asOf = '2026-12-01';

    const only = await calculate('Only', { asOf, loanIds: [id] });
    const before = await savedOf(id);
    await calculate('AndSave', { asOf, agreementId });
    const again = await calculate('AndSave', { asOf, agreementId });

    // 1,200 at 12 % for 30 days of 365.
    const figures = { principal: '1200.00', interest: '11.84', fees: '0.00', total: '1211.84' };
    expect(only.body).toMatchObject({ total: '1211.84', totalCount: 1, items: [figures] });
    expect(before).toEqual([]);
    expect(again.body).toMatchObject({ totalCount: 1, items: [{ loanId: id, ...figures }] });
    const saved = await savedOf(id);
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ asOf, ...figures });
  });

  test('[C-870] of one loan is saved by its own call, with figures of the engine', async () => {
    const { id } = await aMonthlyLoan();

    const saved = await lender.post('/app/accrued-principal-interest', {
      loanId: id,
      asOf: '2026-11-11',
    });

    expect(saved).toMatchObject({
      status: 201,
      body: { loanId: id, borrowerId: companyId, interest: '3.95', total: '1203.95' },
    });
    expect(
      (
        await lender.post('/app/accrued-principal-interest', {
          loanId: id,
          asOf: '2026-11-11',
          total: '1.00',
        })
      ).status,
    ).toBe(400);
  });
});
