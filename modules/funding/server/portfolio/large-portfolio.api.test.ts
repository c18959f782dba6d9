import { expect, test } from 'vitest';
import { aLender } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, tenantId, companyId, run } = practice;
const agreementId = await practice.anAgreement({ facilityLimit: '900000.00' });

/** Of 100 each and 10 interest: to come in a year, in the past, and without a day. */
const lent = (prefix: string, count: number, expectedOn: string | null, dueOn: string | null) =>
  run(
    `insert into disbursement_funding (tenant_id, id, loan_no, agreement_id, opened_on, due_on,
        expected_settlement_on, principal, interest, fees, credit, payout, paid, is_owing, figures_on)
      select $1, gen_random_uuid(), $3 || i, $2, '2025-12-01', $6::date, $5::date, 100, 8, 2, 0, 110, 0,
        true, '2026-11-16'
      from generate_series(1, $4::int) i`,
    [tenantId, agreementId, prefix, count, expectedOn, dueOn],
  );
await lent('A', 2000, '2027-11-16', null);
await lent('B', 40, '2026-03-01', '2026-10-01');
await lent('C', 5, null, null);

const portfolio = async (query = '') => (await lender.get(`/app/funding-portfolio${query}`)).body;

test('[R-003] more than two thousand loans are summed from their figures', async () => {
  const body = await portfolio();

  expect(body).toMatchObject({
    countedBy: 'figures',
    countedTo: '2026-11-16',
    loans: 2045,
    drawn: '204500.00',
    accrued: '20450.00',
    payout: '224950.00',
    weightedPercent: '10.00',
    arrears: { loans: 40, payout: '4400.00' },
  });
  expect(body.firms).toMatchObject([{ key: companyId, loans: 2045, payout: '224950.00' }]);
  expect(body.ages?.map(({ loans }) => loans)).toEqual([0, 2045, 0, 0]);
});

test('what was expected before today is expected this month, what has no day stands apart', async () => {
  const { forecast, expected } = await portfolio();

  const months = forecast?.filter(({ loans }) => Number(loans) > 0);
  // 200,000 at 10 % for 365 days come on top of what is owed.
  expect(months?.map(({ label, loans, amount }) => [label, loans, amount])).toEqual([
    ['Nov 2026', 40, '4400.00'],
    ['Later', 2000, '240000.00'],
    ['No date yet', 5, '550.00'],
  ]);
  expect(expected).toBe('244950.00');
});

test('two points more are counted on the principal until each settlement', async () => {
  const { expected, expectedBefore } = await portfolio('?stress=rates');

  expect([expected, expectedBefore]).toEqual(['248950.00', '244950.00']);
});
