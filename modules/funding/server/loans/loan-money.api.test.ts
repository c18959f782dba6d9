import { describe, expect, test } from 'vitest';
import { ledgerCheckPoint } from '#billing/server';
import type { ApiAnswer } from '#kernel/testing';
import { aStoredPerson } from '#cases/testing';
import { aLender, enterOnLoan } from '#funding/testing';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, services, run, tenantId } = practice;

const enter = (id: string, kind: string, amount: string, answers: object = {}, by = lender) =>
  by.post(`/app/disbursement-funding/${id}/entries`, {
    kind,
    happenedOn: '2026-11-16',
    amount,
    answers,
  });

const keysOf = ({ error }: ApiAnswer['body']): readonly string[] => {
  const asked = (error as { questions?: readonly { key: string }[] } | undefined)?.questions;
  return asked?.map(({ key }) => key) ?? [];
};

const differences = () =>
  practice.within(async (tx) => {
    const found: object[] = [];
    for (const { rule, text } of ledgerCheckPoint.of(services))
      found.push(...(await tx.query(text)).map((row) => ({ rule, ...row })));
    return found;
  });

async function aDrawnLoan(amount = '4000.00', agreementId?: string) {
  const id = await practice.aLoan({ agreementId: agreementId ?? (await practice.anAgreement()) });
  await enterOnLoan(practice, id, { on: '2026-06-01', amount });
  return id;
}

describe('the books of who lends', () => {
  test('interest owed is interest in the ledger, and stays so when a payment fixes it', async () => {
    const id = await aDrawnLoan();
    const interestOf = async () => (await practice.loanOf(id)).interest;
    const before = [await interestOf(), await practice.sumOn('loanInterest')];

    await enter(id, 'payment', '1000.00');

    expect(before[0]).not.toBe('0.00');
    expect(`-${before[0]}`).toBe(before[1]);
    // The payment covers the interest: what was accrued is posted now, and counted once.
    expect([await interestOf(), await practice.sumOn('loanInterest')]).toEqual(['0.00', before[1]]);
    expect(await differences()).toEqual([]);
  });

  test('journals, check, months and accounts are open to its accounting', async () => {
    const { api } = practice.signedIn(['ACCOUNTING'], {
      features: ['DisbursementFunding', 'FundingTransaction'],
      edition: 'FUNDING PROVIDER',
      attributes: { 'setting:ICS.Feature.AccountCode': 'true' },
    });

    const statuses = await Promise.all(
      [
        '/app/journals',
        '/app/ledger-checks',
        '/app/ledger-periods',
        '/app/account-code',
        '/app/journals/trial-balance?asOf=2026-11-16',
      ].map(async (path) => (await api.get(path)).status),
    );
    const checked = await api.post('/app/ledger-checks/run', {});

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(checked).toMatchObject({ status: 201, body: { result: 'agrees' } });
  });

  test('[S-020] the outstanding balance report shows what borrowers owe on loans', async () => {
    const id = await aDrawnLoan('777.00');
    const { borrowerId } = await practice.loanOf(id);

    const { status, body } = await lender.get('/app/funding-portfolio/outstanding-loans');

    const [owed] = await run(
      `select sum(payout)::text as sum from disbursement_funding
        where tenant_id = $1 and borrower_id = $2 and payout > 0`,
      [tenantId, borrowerId],
    );
    expect(status).toBe(200);
    expect(body.rows).toMatchObject([{ key: borrowerId }]);
    expect((body.totals as readonly string[] | undefined)?.at(-1)).toBe(owed?.['sum']);
  });
});

describe('a payment of a loan', () => {
  test('more than the payout asks; the payout is then nothing, with the credit beside it', async () => {
    const id = await aDrawnLoan();
    const { payout } = await practice.loanOf(id);

    const asked = await enter(id, 'payment', '9999999.00');
    const taken = await enter(id, 'payment', '4500.00', { overpaid: 'yes' });

    expect(asked.status).toBeGreaterThanOrEqual(400);
    expect(keysOf(asked.body)).toEqual(['overpaid']);
    const credit = (4500 - Number(payout)).toFixed(2);
    expect(taken.body).toMatchObject({ payout: '0.00', credit });
    const { body } = await lender.get(`/app/disbursement-funding/${id}/payout`);
    expect(body).toMatchObject({ total: '0.00', surplus: credit });
  });

  test('of eight that are the same at once, one is taken without a question', async () => {
    const id = await aDrawnLoan();

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => enter(id, 'payment', '100.00')),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ body }) => keysOf(body))).toEqual(
      Array.from({ length: 7 }, () => 'samePayment'),
    );
    expect((await practice.loanOf(id)).paid).toBe('100.00');
  });

  test('the surplus of a borrower is paid back, or pays another loan of the same borrower', async () => {
    const agreementId = await practice.anAgreement();
    const [id, other] = [
      await aDrawnLoan('1000.00', agreementId),
      await aDrawnLoan('1000.00', agreementId),
    ];
    await enter(id, 'payment', '2000.00', { overpaid: 'yes' });
    const { credit } = await practice.loanOf(id);
    const bank = Number(await practice.sumOn('bank'));

    const tooMuch = await enter(id, 'refund', '1500.00');
    const back = await enter(id, 'refund', '200.00');
    const moved = await lender.post(`/app/disbursement-funding/${id}/credit/move`, {
      toLoanId: other,
      happenedOn: '2026-11-16',
      amount: '300.00',
    });

    expect([tooMuch.status, tooMuch.body.error?.code]).toEqual([422, 'refundAboveCredit']);
    expect([back.status, moved.status]).toEqual([200, 200]);
    expect((await practice.loanOf(id)).credit).toBe((Number(credit) - 500).toFixed(2));
    expect((await practice.loanOf(other)).paid).toBe('300.00');
    expect(Number(await practice.sumOn('bank')) - bank).toBeCloseTo(-200);
    expect(await differences()).toEqual([]);

    const [entry] = await run(
      `select id::text as id from loan_entries where loan_id = $1 and kind = 'refund' and amount = 300`,
      [id],
    );
    const taken = await lender.post(`/app/disbursement-funding/${id}/entries/take-back`, {
      entryId: entry?.['id'],
      reason: 'The wrong loan',
    });
    expect(taken.status).toBe(200);
    expect((await practice.loanOf(other)).paid).toBe('0.00');
    expect(await differences()).toEqual([]);
  });

  test('the payment that a refund came from is not taken back before the refund', async () => {
    const id = await aDrawnLoan('1000.00');
    await enter(id, 'payment', '2000.00', { overpaid: 'yes' });
    await enter(id, 'refund', '500.00');
    const [entry] = await run(
      `select id::text as id from loan_entries where loan_id = $1 and kind = 'payment'`,
      [id],
    );

    const { status, body } = await lender.post(
      `/app/disbursement-funding/${id}/entries/take-back`,
      { entryId: entry?.['id'], reason: 'Bounced' },
    );

    expect([status, body.error?.code]).toEqual([409, 'creditWasPaidBack']);
  });
});

test('money above the limit of the tenant needs a second person', async () => {
  const id = await aDrawnLoan('9000.00');
  await aTenant(services, { id: tenantId });
  const limit = (value: string) =>
    run('update tenants set settings = $2 where id = $1', [
      tenantId,
      { 'ICS.Money.SecondPersonAbove': value },
    ]);
  const facts = {
    features: ['DisbursementFunding', 'FundingTransaction'],
    edition: 'FUNDING PROVIDER',
  };
  const first = await aStoredPerson(practice, 'ADMIN_STAFF', facts);
  const second = await aStoredPerson(practice, 'ADMIN_STAFF', facts);
  await limit('5000.00');

  const below = await enter(id, 'payment', '5000.00');
  const asked = await enter(id, 'payment', '3000.01');
  const above = await enter(id, 'payment', '6000.00', { overpaid: 'yes' });
  const waiting = await enter(
    id,
    'payment',
    '6000.00',
    { overpaid: 'yes', secondPerson: 'yes' },
    first.api,
  );
  await limit('');

  expect([below.body.paid, asked.body.paid]).toEqual(['5000.00', '8000.01']);
  expect(keysOf(above.body)).toEqual(['secondPerson']);
  expect([waiting.status, waiting.body.paid]).toEqual([200, '8000.01']);
  const all = '/app/approval-requests';
  const { items } = (await second.api.get(`${all}?status=waiting`)).body;
  expect(items).toMatchObject([{ kind: 'loanEntry', amount: '6000.00' }]);
  const request = `${all}/${String(items?.[0]?.['id'])}`;
  const read = (await second.api.get(request)).body;
  expect(read).toMatchObject({ kind: 'loanEntry', amount: '6000.00', recordId: id });
  expect(JSON.stringify([items, read])).not.toContain('payload');
  const own = await first.api.put(`${request}/approve`, {});
  expect(own.body.error?.code).toBe('approvalByAsker');
  const approved = await second.api.put(`${request}/approve`, { answer: 'Seen on the statement' });
  expect(approved.body).toMatchObject({ status: 'approved' });
  expect((await practice.loanOf(id)).paid).toBe('14000.01');
});

test('[M-097] a case number that no case has is refused, also where no cases are kept', async () => {
  const { status, body } = await lender.post('/app/disbursement-funding', {
    agreementId: await practice.anAgreement(),
    openedOn: '2026-01-01',
    caseNo: 'IM-1999-000001',
  });

  expect([status, body.error?.message]).toEqual([
    422,
    'This case number does not exist. Please check again',
  ]);
});

test('what is promised is not available, neither to others nor by hand', async () => {
  const agreementId = await practice.anAgreement({ facilityLimit: '1000.00' });
  const loanId = await practice.aLoan({ agreementId });
  const bill = async (amount: string) =>
    String(
      (
        await lender.post('/app/funding-transactions', {
          loanId,
          kind: 'otherDisbursement',
          payeeName: 'Dr Lee',
          description: 'Report',
          amount,
        })
      ).body.id,
    );
  const [promised, byHand] = [await bill('700.00'), await bill('400.00')];
  const { body } = await lender.post('/app/advance-requests', {
    agreementId,
    transactionIds: [promised],
  });
  await lender.post(`/app/advance-requests/${body.id}/send`, {});
  await lender.put(`/app/advance-requests/${body.id}/approve`, {});

  const agreement = (await lender.get(`/app/funding-agreements/${agreementId}`)).body;
  await lender.put(`/app/funding-transactions/${byHand}/request`, {});
  const paid = await lender.put(`/app/funding-transactions/${byHand}/pay`, {
    paidOn: '2026-11-16',
  });

  expect(agreement).toMatchObject({ promised: '700.00', available: '300.00' });
  expect(paid.body.error?.code).toBe('advanceBeyondLimit');
});
