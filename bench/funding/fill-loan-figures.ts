import { Client } from 'pg';
import { featureMap } from '#platform/domain';
import { tenantId } from '../data/population.ts';
import { fillLoans, loanIdSql, ownIdSql } from './fill-loans.ts';

const tenant = `'${tenantId(1)}'::uuid`;
const features = JSON.stringify(
  featureMap(['Disbursement', 'FundingTransaction', 'DisbursementFunding', 'TransactionInvoice']),
);
const fiveYears = 1826;
const longAgreement = ownIdSql(31, '51');

/** One loan of five years: monthly capitalisation, an advance each quarter and a payment each half year. */
const longLoan = (number: number): readonly string[] => {
  const loan = loanIdSql(String(number));
  return [
    `insert into facility_agreements (tenant_id, id, agreement_no, status, funding_provider_id, borrower_id,
        starts_on, facility_limit, interest_kind)
      select tenant_id, ${longAgreement}, 'FA-B-51', 'effective', funding_provider_id, borrower_id, starts_on,
        facility_limit, 'compound'
      from facility_agreements where tenant_id = ${tenant} and agreement_no = 'FA-B-1'`,
    `insert into interest_rates (tenant_id, id, agreement_id, effective_from, percent)
      select ${tenant}, ${ownIdSql(33, '100 + i')}, ${longAgreement}, '2020-01-01'::date + (i * 200)::int, 10 + i % 4
      from generate_series(0::bigint, 12) i`,
    `insert into disbursement_funding (tenant_id, id, loan_no, agreement_id, funding_provider_id, borrower_id,
        opened_on, first_entry_on)
      select ${tenant}, ${loan}, 'LN-B-LONG', id, funding_provider_id, borrower_id, current_date - ${fiveYears},
        current_date - ${fiveYears} + 60
      from facility_agreements where tenant_id = ${tenant} and id = ${longAgreement}`,
    `insert into loan_entries (tenant_id, id, loan_id, kind, happened_on, amount)
      select ${tenant}, ${ownIdSql(35, 'i')}, ${loan}, case when i % 3 = 0 then 'payment' else 'advance' end,
        current_date - ${fiveYears} + (i * 60)::int, case when i % 3 = 0 then 300 else 1000 end
      from generate_series(1::bigint, 30) i`,
  ];
};

/** As the day-end leaves them; a tenth is late, and a fifth has no case. */
const figures = `update disbursement_funding l
  set principal = e.amount, interest = round(e.amount * 0.12 * (current_date - l.opened_on) / 365, 2),
    fees = 0, credit = 0, paid = 0, is_owing = true,
    payout = e.amount + round(e.amount * 0.12 * (current_date - l.opened_on) / 365, 2),
    figures_on = current_date, funding_type = 'disbursement', repayment = 'settlement',
    expected_settlement_on = current_date + (e.amount::int % 700),
    due_on = case when e.amount::int % 10 = 0 then current_date - 30 end,
    case_type = (array['IME', 'OT', 'MVA', 'TPD', null])[1 + e.amount::int % 5]
  from loan_entries e where e.tenant_id = l.tenant_id and e.loan_id = l.id and l.loan_no <> 'LN-B-LONG'`;

/** Loans with kept figures, and one that has run for five years. */
export async function fillCountedLoans(superUrl: string, loans: number): Promise<void> {
  await fillLoans(superUrl, loans);
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`update tenants set features = $1 where id = ${tenant}`, [features]);
    for (const text of [...longLoan(loans + 1), figures]) await client.query(text);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze disbursement_funding, loan_entries, facility_agreements');
  } finally {
    await client.end();
  }
}

export const loanIdOf = (number: number): string =>
  `01980000-0032-7000-8001-${number.toString(16).padStart(12, '0')}`;
