import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/server';
import { eventually } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { aLender, enterOnLoan, fundingFeatures } from '#funding/testing';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, companyId, providerId } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const pathOf = (id: string) => `/app/funding-agreements/${id}`;
const read = async (id: string) => (await lender.get(pathOf(id))).body;

const aPending = async (values: object = {}) => {
  const { body } = await lender.post('/app/funding-agreements', {
    fundingProviderId: providerId,
    borrowerId: companyId,
    startsOn: '2025-01-01',
    facilityLimit: '50000.00',
    feeHasGst: false,
    ...values,
  });
  return String(body.id);
};
const rate = (agreementId: string, effectiveFrom: string, percent: string, query = '') =>
  lender.post(`/app/interest-rates${query}`, { agreementId, effectiveFrom, percent });
const change = async (id: string, values: object) =>
  lender.put(pathOf(id), { ...values, concurrencyStamp: (await read(id)).concurrencyStamp });
const lent = async (agreementId: string, amount = '10000.00') => {
  const id = await practice.aLoan({ agreementId });
  await enterOnLoan(practice, id, { on: '2026-01-01', amount });
  return id;
};

describe('[B-296] an agreement', () => {
  test('[C-416, G-054] is set active once a rate holds on its first day', async () => {
    const id = await aPending();
    await rate(id, '2025-01-02', '12');
    const late = await lender.put(`${pathOf(id)}/Active`, {});
    await rate(id, '2024-12-31', '10');

    const done = await lender.put(`${pathOf(id)}/Active`, {});

    expect(codeOf(late)).toEqual([409, 'agreementWithoutRate']);
    expect(done).toMatchObject({
      status: 200,
      body: { status: 'effective', effectiveAt: expect.stringMatching(/^2026-11-16/) },
    });
  });

  test('[C-417] is cancelled with a reason, not while a loan owes something; what waits is told', async () => {
    const [free, used] = [await practice.anAgreement(), await practice.anAgreement()];
    await practice.aLoan({ agreementId: free });
    await lent(used);

    const stopped = await lender.put(`${pathOf(used)}/Cancelled`, { reason: 'No more' });
    const asked = await lender.put(`${pathOf(free)}/Cancelled`, { reason: 'No more' });
    const done = await lender.put(`${pathOf(free)}/Cancelled`, {
      reason: 'No more',
      answers: { workStops: 'yes' },
    });

    expect(asked.body.error?.message).toContain('1 loan without a debt runs.');
    expect(codeOf(stopped)).toEqual([409, 'agreementHasLoans']);
    expect(done.body).toMatchObject({
      status: 'cancelled',
      cancelledReason: 'No more',
      cancelledAt: expect.stringMatching(/^2026-11-16/),
    });
    const canOf = async (id: string) => (await lender.get(pathOf(id))).body.can;
    expect(await canOf(free)).not.toContain('fundingAgreement.update');
    expect(await canOf(used)).toContain('fundingAgreement.update');
    expect(await canOf(used)).not.toContain('fundingAgreement.delete');
    expect(codeOf(await change(free, { facilityLimit: '1.00' }))).toEqual([
      409,
      'agreementCancelled',
    ]);
  });

  test('[C-415] says what another funding type does, and loans that run follow it', async () => {
    const agreementId = await practice.anAgreement();
    const loanId = await lent(agreementId);
    const path = `${pathOf(agreementId)}/FundingType`;

    const asked = await lender.put(path, { fundingType: 'loan' });
    const before = await practice.loanOf(loanId);
    const done = await lender.put(path, {
      fundingType: 'loan',
      answers: { changeFundingType: 'yes' },
    });

    expect(codeOf(asked)).toEqual([409, 'confirmationRequired']);
    expect(asked.body.error?.message).toContain('1 loan that runs under it');
    expect(asked.body.error?.message).toContain('interest terms stay');
    expect(before.fundingType).toBe('disbursement');
    expect(done.body.fundingType).toBe('loan');
    expect((await practice.loanOf(loanId)).fundingType).toBe('loan');
    expect(codeOf(await lender.put(path, { fundingType: 'loan' }))).toEqual([
      422,
      'agreementTypeIsSame',
    ]);
    expect(codeOf(await change(agreementId, { fundingType: 'lumpSum' }))).toEqual([
      409,
      'agreementTypeByCall',
    ]);
  });

  test('keeps the terms by which money was lent; limits and the end may change', async () => {
    const [fresh, used] = [await practice.anAgreement(), await practice.anAgreement()];
    await lent(used);

    const fixed = await change(used, { interestKind: 'compound', feeValue: '50.00' });
    const low = await change(used, { facilityLimit: '9999.99' });

    expect(codeOf(fixed)).toEqual([409, 'agreementTermsFixed']);
    expect(fixed.body.error?.message).toContain('Interest, Fee amount: money was lent on 1 loan');
    expect(codeOf(low)).toEqual([422, 'agreementLimitBelowDrawn']);
    expect(low.body.error?.message).toContain('USD 10,000.00 is drawn');
    expect(
      await change(used, { facilityLimit: '10000.00', endsOn: '2027-01-01', capPerMatter: '5.00' }),
    ).toMatchObject({ status: 200, body: { available: '0.00' } });
    expect((await change(fresh, { interestKind: 'compound' })).status).toBe(200);
  });

  test('[B-382] goes to the borrower or the lender as a PDF', async () => {
    const id = await practice.anAgreement();
    const { agreementNo } = await read(id);

    const [one, other] = [
      await lender.post(`${pathOf(id)}/emails`, { to: 'borrower' }),
      await lender.post(`${pathOf(id)}/emails`, { to: 'lender' }),
    ];

    expect(one.body).toMatchObject({
      sentToBorrowerAt: expect.stringMatching(/^2026/),
      sentToLenderAt: null,
    });
    expect(other.body.sentToLenderAt).toMatch(/^2026/);
    const mails = await eventually(
      () =>
        Promise.resolve(
          practice.smtp.received.filter(({ source }) => source.includes(String(agreementNo))),
        ),
      (found) => found.length === 2,
    );
    const sources = mails.map(({ source }) => source).join('\n');
    expect(sources).toContain(practice.address);
    expect(sources).toContain('desk@southern.test');
    expect(sources).toContain('application/pdf');
  });

  test('[B-382] is not sent to nobody', async () => {
    const { body: silent } = await lender.post('/app/funding-providers', { name: 'Without mail' });
    const id = await aPending({ fundingProviderId: silent.id });

    const refused = await lender.post(`${pathOf(id)}/emails`, { to: 'lender' });

    expect(codeOf(refused)).toEqual([422, 'agreementWithoutAddress']);
    expect((await read(id)).sentToLenderAt).toBeNull();
  });
});

describe('a rate', () => {
  test('of a past day asks, then posts the running loans anew', async () => {
    const agreementId = await practice.anAgreement();
    const loanId = await lent(agreementId);
    const [before, ledger] = [await practice.loanOf(loanId), await practice.sumOn('loans')];

    const asked = await rate(agreementId, '2026-06-01', '20');
    const unchanged = await practice.loanOf(loanId);
    const done = await rate(agreementId, '2026-06-01', '20', '?forLoans=countAgain');

    // 10,000 for 319 days: 873.97 at 10 %; with 20 % for the last 168 of them 1,334.25.
    expect(codeOf(asked)).toEqual([409, 'rateChangesLoans']);
    expect(asked.body.error?.message).toContain('on 1 loan changes by USD 460.28');
    expect(asked.body.error?.choice).toMatchObject({
      name: 'forLoans',
      about: { total: '460.28', count: 1, loans: [{ id: loanId, by: '460.28' }] },
    });
    expect(unchanged.payout).toBe(before.payout);
    expect(done.status).toBe(201);
    const after = await practice.loanOf(loanId);
    expect(Number(after.payout) - Number(before.payout)).toBeCloseTo(460.28);
    // What has grown is in the ledger too.
    expect(Number(await practice.sumOn('loans')) - Number(ledger)).toBeCloseTo(460.28);

    const { id, concurrencyStamp } = done.body;
    const stays = await lender.put(`/app/interest-rates/${id}`, {
      percent: '10',
      concurrencyStamp,
    });
    expect(codeOf(stays)).toEqual([409, 'rateChangesLoans']);
    const removed = await lender.delete(`/app/interest-rates/${id}?forLoans=countAgain`);
    expect(removed.status).toBe(204);
    expect((await practice.loanOf(loanId)).payout).toBe(before.payout);
  });

  test('of a day to come asks nothing, and the first one stays', async () => {
    const agreementId = await practice.anAgreement();
    await lent(agreementId);
    const { items } = (await lender.get(`/app/interest-rates?agreementId=${agreementId}`)).body;

    expect((await rate(agreementId, '2027-01-01', '25')).status).toBe(201);
    expect(codeOf(await lender.delete(`/app/interest-rates/${items?.[0]?.['id']}`))).toEqual([
      409,
      'agreementWithoutRate',
    ]);
  });

  test('that is posted in the ledger is reversed and posted anew', async () => {
    const agreementId = await practice.anAgreement({ interestKind: 'compound' });
    const loanId = await lent(agreementId);
    const { items: advanced } = (
      await lender.get(
        `/app/disbursement-funding/${loanId}/postings?fields=isReversal&maxResultCount=100`,
      )
    ).body;

    await rate(agreementId, '2026-06-01', '20', '?forLoans=countAgain');

    const { items } = (
      await lender.get(
        `/app/disbursement-funding/${loanId}/postings?fields=isReversal&maxResultCount=100`,
      )
    ).body;
    expect(items?.length).toBeGreaterThan(advanced?.length ?? 0);
    expect(items?.some(({ isReversal }) => String(isReversal) === 'true')).toBe(true);
  });

  test('changes no loan that was settled by it', async () => {
    const agreementId = await practice.anAgreement();
    const loanId = await lent(agreementId);
    await practice.run(
      `update disbursement_funding set status = 'settled', settled_on = '2026-09-01' where id = $1`,
      [loanId],
    );

    expect(codeOf(await rate(agreementId, '2026-06-01', '20'))).toEqual([
      409,
      'rateChangesSettledLoans',
    ]);
    expect((await rate(agreementId, '2026-09-01', '20')).status).toBe(201);
  });

  test('is not above the legal cap of the tenant', async () => {
    const agreementId = await practice.anAgreement();
    await aTenant(practice.services, { id: practice.tenantId });
    await practice.run(`update tenants set settings = $2 where id = $1`, [
      practice.tenantId,
      { 'ICS.Funding.RateCap': '24' },
    ]);

    const high = await rate(agreementId, '2027-01-01', '24.01');

    expect(codeOf(high)).toEqual([422, 'rateAboveCap']);
    expect(high.body.error?.message).toContain('24 %');
    expect((await rate(agreementId, '2027-01-01', '24')).status).toBe(201);
    expect(codeOf(await change(agreementId, { defaultPercent: '30' }))).toEqual([
      422,
      'rateAboveCap',
    ]);
    await practice.run(`update tenants set settings = '{}' where id = $1`, [practice.tenantId]);
  });
});

test('[C-329] agreements are looked up by lender and borrower', async () => {
  const id = await practice.anAgreement();
  const found = async (query: string) => {
    const { body } = await lender.get(`/app/funding-agreements?isSelectionList=true&${query}`);
    return (body.items ?? []).some((one) => one['id'] === id);
  };
  const { providerId } = practice;
  const nobody = newId();

  expect(await found(`fundingProviderId=${providerId}&borrowerId=${companyId}`)).toBe(true);
  expect(await found(`fundingProviderId=${nobody}`)).toBe(false);
  expect(await found(`borrowerId=${nobody}`)).toBe(false);
});

describe('who sees it', () => {
  test('[C-333] a provider has its borrowers with what they may still draw', async () => {
    const { body: provider } = await lender.post('/app/funding-providers', { name: 'Of one firm' });
    const given = { fundingProviderId: provider.id };
    const first = await practice.anAgreement({ ...given, facilityLimit: '20000.00' });
    await practice.anAgreement({ ...given, facilityLimit: '5000.00' });
    await aPending(given);
    await lent(first);

    const { body } = await lender.get(`/app/funding-providers/${provider.id}/borrower-info`);

    expect(body).toMatchObject({
      totalCount: 1,
      items: [
        {
          borrowerId: companyId,
          facilityLimit: '25000.00',
          drawn: '10000.00',
          available: '15000.00',
          agreements: [{ available: '10000.00' }, { available: '5000.00' }],
        },
      ],
    });
  });
});

test('a rate that reposts hundreds of loans is asked with their number and followed by a task', async () => {
  const agreementId = await practice.anAgreement();
  await practice.run(
    `with made as (insert into disbursement_funding (tenant_id, id, loan_no, agreement_id, opened_on)
        select $1, gen_random_uuid(), 'LN-M-' || i, $2, '2026-01-01' from generate_series(1, 501) i
        returning tenant_id, id)
      insert into loan_entries (tenant_id, id, loan_id, kind, happened_on, amount)
        select tenant_id, gen_random_uuid(), id, 'advance', '2026-01-01', 1000 from made`,
    [practice.tenantId, agreementId],
  );
  const { api } = await somebody(practice.server, {
    tenantId: practice.tenantId,
    roles: ['ADMIN_STAFF'],
    features: [...fundingFeatures],
    edition: 'FUNDING PROVIDER',
  });
  const given = { agreementId, effectiveFrom: '2026-07-01', percent: '20' };

  const asked = await api.post('/app/interest-rates', given);
  const ahead = await api.post('/app/interest-rates', { ...given, effectiveFrom: '2027-01-01' });
  const done = await api.post('/app/interest-rates?forLoans=countAgain', given);
  const tasks = await practice.run(
    `select id, title, rows_total as total from tasks where tenant_id = $1 and name = 'countLoansAgain'`,
    [practice.tenantId],
  );

  expect(codeOf(asked)).toEqual([409, 'rateChangesManyLoans']);
  expect(asked.body.error).toMatchObject({ choice: { about: { count: 501, total: null } } });
  expect([ahead.status, done.status]).toEqual([201, 201]);
  expect(tasks).toMatchObject([{ title: 'Count 501 loans again', total: 501 }]);
  const ended = await eventually(
    async () => {
      const [task] = await practice.run(
        `select state, error, summary from tasks where tenant_id = $1 and name = 'countLoansAgain'`,
        [practice.tenantId],
      );
      return task;
    },
    (task) => task?.['state'] === 'done' || task?.['state'] === 'failed',
    120,
  );
  expect(ended).toMatchObject({ state: 'done', summary: '501 loans were counted again.' });
  // 1,000 for 181 days at 10 % and 138 at 20 %, on every loan.
  const [sum] = await practice.run(
    `select count(*)::int as loans, min(payout)::text as least, max(payout)::text as most
      from disbursement_funding where agreement_id = $1`,
    [agreementId],
  );
  expect(sum).toEqual({ loans: 501, least: '1125.21', most: '1125.21' });
});
