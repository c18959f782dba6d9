import { expect, test } from 'vitest';
import { aLender, enterOnLoan, fundingFeatures } from '#funding/testing';
import { newId } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, tenantId, companyId, run } = practice;

const lend = (id: string, on: string, amount: string) => enterOnLoan(practice, id, { on, amount });

const otherFirm = newId();
await run(
  `insert into companies (tenant_id, id, name, business_type) values ($1, $2, 'Other firm', 'lawPlaintiff')`,
  [tenantId, otherFirm],
);
const ours = await practice.anAgreement();
const theirs = await practice.anAgreement({ borrowerId: otherFirm, fundingType: 'loan' }, '20');
// One year and a day to its settlement, one that is late, and one without an advance.
const young = await practice.aLoan({
  agreementId: ours,
  openedOn: '2026-11-16',
  expectedSettlementOn: '2027-11-16',
});
const late = await practice.aLoan({
  agreementId: theirs,
  openedOn: '2025-03-01',
  dueOn: '2026-03-01',
  expectedSettlementOn: '2026-09-01',
});
await practice.aLoan({ agreementId: ours });
await lend(young, '2026-11-16', '1000.00');
await lend(late, '2025-11-16', '3000.00');

const portfolio = async (api = lender, query = '') =>
  (await api.get(`/app/funding-portfolio${query}`)).body;

test('[R-003] sums what is lent, what has grown, what is late and at which rate', async () => {
  const body = await portfolio();

  expect(body).toMatchObject({
    today: '2026-11-16',
    countedTo: '2026-11-16',
    loans: 3,
    drawn: '4000.00',
    undrawn: '196000.00',
    accrued: '600.00',
    payout: '4600.00',
    weightedPercent: '17.50',
    arrears: { loans: 1, payout: '3600.00' },
    countedBy: 'engine',
  });
  expect(body.firms?.map(({ key, payout }) => [key, payout])).toEqual([
    [otherFirm, '3600.00'],
    [companyId, '1000.00'],
  ]);
  expect(body.fundingTypes?.map(({ label, loans }) => [label, loans])).toEqual([
    ['Loan', 1],
    ['Disbursement', 2],
  ]);
});

test('each loan stands in one age, and the ages add up', async () => {
  const { ages } = await portfolio();

  expect(ages?.map(({ loans }) => loans)).toEqual([1, 0, 2, 0]);
});

test('what comes back is counted by the engine to the day of settlement', async () => {
  const body = await portfolio();
  const months = body.forecast?.filter(({ loans }) => Number(loans) > 0);

  // 1,000 at 10 % for a year; what is late is expected today.
  expect(body.expected).toBe('4700.00');
  expect(months?.map(({ label, amount }) => [label, amount])).toEqual([
    ['Nov 2026', '3600.00'],
    ['Later', '1100.00'],
  ]);
});

test('higher rates and later settlements change what is expected, not what is owed', async () => {
  const rates = await portfolio(lender, '?stress=rates');
  const both = await portfolio(lender, '?stress=both');

  expect(rates).toMatchObject({
    payout: '4600.00',
    expected: '4720.00',
    expectedBefore: '4700.00',
  });
  // 1,000 at 12 % for 547 days, and 3,000 at 22 % for the 181 days from today.
  expect(both.expected).toBe('5107.13');
  expect((await lender.get('/app/funding-portfolio?stress=war')).status).toBe(400);
});

test('a law firm sees the figures of its own loans', async () => {
  const firm = practice.signedIn(['CASE_MANAGER'], {
    features: [...fundingFeatures],
    edition: 'FUNDING PROVIDER',
    ids: {
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
    },
  }).api;

  expect(await portfolio(firm)).toMatchObject({
    loans: 2,
    drawn: '1000.00',
    undrawn: '99000.00',
    arrears: { loans: 0, payout: '0.00' },
    expected: '1100.00',
  });
});

test('a past day is counted by the engine, without what happened later', async () => {
  const then = {
    today: '2026-05-15',
    loans: 2,
    drawn: '3000.00',
    undrawn: '197000.00',
    // 3,000 at 20 % for 180 days; settled as planned for 289.
    accrued: '295.89',
    payout: '3295.89',
    expected: '3475.07',
    weightedPercent: '20.00',
    arrears: { loans: 1, payout: '3295.89' },
    countedBy: 'engine',
  };
  const before = await portfolio(lender, '?asOf=2026-05-15');
  const raised = await portfolio(lender, '?asOf=2026-05-15&stress=rates');
  await enterOnLoan(practice, late, { kind: 'payment', on: '2026-06-01', amount: '1000.00' });
  const after = await portfolio(lender, '?asOf=2026-05-15');

  expect(before).toMatchObject(then);
  expect(after).toEqual(before);
  expect(raised).toMatchObject({ payout: '3295.89', expectedBefore: '3475.07' });
  expect(Number(raised.expected)).toBeGreaterThan(3475.07);
  const rows = (before.rows ?? []) as unknown as { id: string; payout: string }[];
  expect(rows.find(({ id }) => id === late)).toMatchObject({ payout: '3295.89' });
  expect((await portfolio()).rows).toBeUndefined();
  const ahead = await lender.get('/app/funding-portfolio?asOf=2026-11-17');
  expect([ahead.status, ahead.body.error?.code]).toEqual([422, 'portfolioDayAhead']);
});

test('a past day has the rates, the limit and the due day that it had then', async () => {
  const ofDay = (day: string) => portfolio(lender, `?asOf=${day}`);
  const changed = (resource: string, id: string, property: string, [from, to]: readonly string[]) =>
    run(
      `insert into property_changes (tenant_id, resource, record_id, property_name, original_value,
          new_value, change_time)
        values ($1, $2, $3, $4, to_jsonb($5::text), to_jsonb($6::text), '2026-05-16T02:00:00Z')`,
      [tenantId, resource, id, property, from, to],
    );
  const [before, today] = [await ofDay('2026-05-15'), await portfolio()];

  await run(`update facility_agreements set facility_limit = 150000 where id = $1`, [theirs]);
  await run(`update disbursement_funding set due_on = '2026-12-01' where id = $1`, [late]);
  await changed('fundingAgreement', theirs, 'facility_limit', ['100000.00', '150000.00']);
  await changed('loanFunding', late, 'due_on', ['2026-03-01', '2026-12-01']);
  const rate = newId();
  await run(
    `insert into interest_rates (tenant_id, id, agreement_id, effective_from, percent, creation_time)
      values ($1, $2, $3, '2026-07-01', 40, '2026-05-16T02:00:00Z')`,
    [tenantId, rate, theirs],
  );

  expect(await ofDay('2026-05-15')).toEqual(before);
  const now = await portfolio();
  expect(now.arrears).toEqual({ loans: 0, payout: '0.00' });
  expect(Number(now.undrawn)).toBe(Number(today.undrawn) + 50_000);
  // Agreed by then for a later day: what is expected grows, what was owed stays.
  await run(`update interest_rates set creation_time = '2026-05-15T13:59:59Z' where id = $1`, [
    rate,
  ]);
  const planned = await ofDay('2026-05-15');
  expect(planned).toMatchObject({ payout: before.payout, weightedPercent: '20.00' });
  expect(Number(planned.expected)).toBeGreaterThan(Number(before.expected));

  await run(`update interest_rates set is_deleted = true where id = $1`, [rate]);
  await run(`update facility_agreements set facility_limit = 100000 where id = $1`, [theirs]);
  await run(`update disbursement_funding set due_on = '2026-03-01' where id = $1`, [late]);
});

test('what is lent stands by the type of its case; without a case it stands apart', async () => {
  const { id: caseId } = await practice.newCase();
  const ofCase = await practice.aLoan({ agreementId: ours, caseId, openedOn: '2026-11-01' });
  await lend(ofCase, '2026-11-16', '500.00');

  const { caseTypes } = await portfolio();

  expect(caseTypes?.map(({ key, label, loans }) => [key, label, loans])).toEqual([
    [null, 'Without a case', 3],
    ['IME', 'Assessment', 1],
  ]);
  const listed = await lender.get('/app/disbursement-funding?caseType=IME&status=active');
  expect(listed.body.items?.map(({ id }) => id)).toEqual([ofCase]);
});

test('more loans than are counted one by one are refused for a past day', async () => {
  await run(
    `insert into disbursement_funding (tenant_id, id, loan_no, agreement_id, opened_on)
      select $1, gen_random_uuid(), 'LN-T-' || i, $2, '2025-01-01' from generate_series(1, 2001) i`,
    [tenantId, ours],
  );

  const past = await lender.get('/app/funding-portfolio?asOf=2026-05-15');
  const now = await portfolio();

  expect([past.status, past.body.error?.message]).toEqual([
    422,
    expect.stringContaining('More than 2,000 loans ran on that day.'),
  ]);
  expect(now.loans).toBeGreaterThan(2001);
});

test('[R-003] what has no case or no day to settle is found in the list', async () => {
  const agreementId = await practice.anAgreement();
  const undated = await practice.aLoan({ agreementId });
  const dated = await practice.aLoan({ agreementId, expectedSettlementOn: '2027-11-16' });
  const found = async (query: string) => {
    const { body } = await lender.get(
      `/app/disbursement-funding?agreementId=${agreementId}&${query}`,
    );
    return body.items?.map(({ id }) => id);
  };

  expect(await found('isUndated=true')).toEqual([undated]);
  expect(await found('isUndated=false')).toEqual([dated]);
  expect(await found('isWithoutCase=true')).toHaveLength(2);
  expect(await found('isWithoutCase=false')).toEqual([]);
});
