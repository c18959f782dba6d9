import { describe, expect, test } from 'vitest';
import type { ApiAnswer } from '#kernel/testing';
import { aStoredPerson } from '#cases/testing';
import { aLender, enterOnLoan, fundingFeatures } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender } = practice;
const clerk = practice.as('STAFF');
/** The settlement names who approved it, so that person is stored. */
const { api: administrator } = await aStoredPerson(practice, 'ADMIN_STAFF', {
  features: [...fundingFeatures],
  edition: 'FUNDING PROVIDER',
});

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const at = (id: string, what: string) => `/app/disbursement-funding/${id}/${what}`;

const aLentLoan = async (terms: object = {}, percent = '10') => {
  const id = await practice.aLoan({ agreementId: await practice.anAgreement(terms, percent) });
  await enterOnLoan(practice, id, { on: '2026-01-01', amount: '10000.00' });
  return id;
};

const payout = async (id: string, on: string) =>
  (await lender.get(`${at(id, 'payout')}?on=${on}`)).body;

describe('the payout', () => {
  test('is told for any day, with what one day more costs', async () => {
    const id = await aLentLoan();

    // 10,000 x 10 % x 303 / 365, and x 730 / 365.
    expect(await payout(id, '2026-10-31')).toMatchObject({
      principal: '10000.00',
      interest: '830.14',
      total: '10830.14',
      perDay: '2.74',
      validUntil: '2026-10-31',
      isForecast: false,
    });
    expect(await payout(id, '2028-01-01')).toMatchObject({ total: '12000.00', isForecast: true });
    const letter = await lender.get(`${at(id, 'payout-letter')}?on=2026-10-31`);
    expect(String(letter.body)).toContain('USD 10,830.14');
  });
});

describe('[D-063] [G-142] a settlement', () => {
  test('of the payout leaves nothing owed, today or later, and has a discharge letter', async () => {
    const id = await aLentLoan();
    const early = await lender.get(at(id, 'discharge-letter'));
    const settled = await lender.post(at(id, 'settle'), {
      settledOn: '2026-10-31',
      received: '10830.14',
    });

    expect(codeOf(early)).toEqual([409, 'loanNotSettled']);
    expect(settled).toMatchObject({
      status: 201,
      body: { payout: '10830.14', received: '10830.14', writtenOff: '0.00', creditLeft: '0.00' },
    });
    expect(await practice.loanOf(id)).toMatchObject({
      status: 'settled',
      settledOn: '2026-10-31',
      payout: '0.00',
    });
    expect(await payout(id, '2030-01-01')).toMatchObject({ total: '0.00' });
    expect(String((await lender.get(at(id, 'discharge-letter'))).body)).toContain(
      'Nothing more is owed',
    );
  });

  test('below the payout is refused with the payout, unless an administrator writes off the rest', async () => {
    const id = await aLentLoan();
    const below = { settledOn: '2026-10-31', received: '10000.00' };
    const off = { ...below, approval: true, reason: 'Agreed with the firm' };

    const refused = await lender.post(at(id, 'settle'), below);
    const byClerk = await clerk.post(at(id, 'settle'), off);
    const odd = await lender.post(at(id, 'settle'), { ...off, writeOff: '800.00' });
    const silent = await lender.post(at(id, 'settle'), { ...off, reason: '' });
    const lostBefore = await practice.sumOn('badDebts');
    const done = await administrator.post(at(id, 'settle'), off);

    expect(codeOf(refused)).toEqual([422, 'settlementBelowPayout']);
    expect(refused.body.error?.message).toContain('USD 10,830.14');
    expect(codeOf(byClerk)).toEqual([422, 'settlementBelowPayout']);
    expect(codeOf(odd)).toEqual([422, 'writeOffNotMissing']);
    expect(codeOf(silent)).toEqual([422, 'writeOffWithoutReason']);
    expect(done.body).toMatchObject({ writtenOff: '830.14' });
    expect(Number(await practice.sumOn('badDebts')) - Number(lostBefore)).toBeCloseTo(830.14, 5);
    expect(await practice.loanOf(id)).toMatchObject({ status: 'settled', payout: '0.00' });
  });

  test('below the payout by its own call is for an administrator alone', async () => {
    const id = await aLentLoan();
    const path = at(id, 'settle-below-payout');
    const input = { settledOn: '2026-10-31', received: '0.00', reason: 'The firm is wound up' };

    const byClerk = await clerk.post(path, input);
    const done = await administrator.post(path, input);

    expect(byClerk.status).toBe(403);
    expect(done).toMatchObject({ status: 201, body: { writtenOff: '10830.14' } });
  });

  test('above the payout leaves the rest as credit, and says so', async () => {
    const id = await aLentLoan();

    const input = { settledOn: '2026-10-31', received: '11000.00' };
    const asked = await lender.post(at(id, 'settle'), input);
    const { body } = await lender.post(at(id, 'settle'), {
      ...input,
      answers: { overpaid: 'yes' },
    });

    expect(codeOf(asked)).toEqual([409, 'confirmationRequired']);
    expect(body).toMatchObject({ creditLeft: '169.86' });
    expect(await practice.loanOf(id)).toMatchObject({ credit: '169.86', principal: '0.00' });
  });

  test('charges the least interest and uses money that is held', async () => {
    const id = await aLentLoan({ minimumInterest: '2000.00' });
    await lender.post(at(id, 'entries'), {
      kind: 'payment',
      happenedOn: '2026-10-31',
      amount: '0.01',
    });

    const due = await payout(id, '2026-10-31');
    const settled = await lender.post(at(id, 'settle'), {
      settledOn: '2026-10-31',
      received: due.total,
    });

    expect(due).toMatchObject({ minimumTopUp: '1169.86', total: '11999.99' });
    expect(settled.status).toBe(201);
    expect(await payout(id, '2027-10-31')).toMatchObject({ principal: '0.00', total: '0.00' });
  });

  test('taken back stands as if it had never been, with a reason', async () => {
    const id = await aLentLoan();
    const before = [await practice.sumOn('loans'), await practice.sumOn('bank')];
    const { payout: owed } = await practice.loanOf(id);
    await lender.post(at(id, 'settle'), { settledOn: '2026-10-31', received: '10830.14' });

    const nothing = await lender.post(at(id, 'reopen'), {});
    const reopened = await lender.post(at(id, 'reopen'), { reason: 'The cheque came back' });
    const twice = await lender.post(at(id, 'reopen'), { reason: 'Again' });

    expect(nothing.status).toBe(400);
    expect(reopened.body).toMatchObject({ status: 'active', settledOn: null, payout: owed });
    expect(codeOf(twice)).toEqual([409, 'loanNotSettled']);
    expect([await practice.sumOn('loans'), await practice.sumOn('bank')]).toEqual(before);
  });

  test('whose money comes later is invoiced, and paying the invoice ends it', async () => {
    const agreementId = await practice.anAgreement({ repayment: 'settlement' });
    const id = await practice.aLoan({ agreementId });
    await enterOnLoan(practice, id, { on: '2026-01-01', amount: '10000.00' });

    await lender.post(at(id, 'settle'), {
      settledOn: '2026-10-31',
      received: '0.00',
      isInvoiced: true,
    });
    const invoice = await lender.post('/app/repayment-invoices', { agreementId, month: '2026-10' });
    const owing = await lender.get(at(id, 'discharge-letter'));
    const reopen = await lender.post(at(id, 'reopen'), { reason: 'Too soon' });
    await lender.post(`/app/repayment-invoices/${invoice.body.id}/payments`, {
      receivedOn: '2026-10-31',
    });

    expect(invoice.body).toMatchObject({ principal: '10000.00', interest: '830.14' });
    expect(codeOf(owing)).toEqual([409, 'dischargeWhileOwing']);
    expect(codeOf(reopen)).toEqual([409, 'settlementWithInvoice']);
    expect(await practice.loanOf(id)).toMatchObject({ status: 'settled', payout: '0.00' });
  });

  test('is refused on a day to come, before the advance and before a later entry', async () => {
    const id = await aLentLoan();
    await lender.post(at(id, 'entries'), {
      kind: 'fee',
      happenedOn: '2026-11-01',
      amount: '5.00',
    });
    const settle = (settledOn: string) =>
      lender.post(at(id, 'settle'), { settledOn, received: '1.00' });

    expect(codeOf(await settle('2026-11-17'))).toEqual([422, 'loanEntryInFuture']);
    expect(codeOf(await settle('2025-12-31'))).toEqual([422, 'settlementBeforeAdvance']);
    expect(codeOf(await settle('2026-10-31'))).toEqual([422, 'settlementBeforeEntries']);
  });
});
