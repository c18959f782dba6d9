import { Client } from 'pg';
import { purposeAccountsAtStart } from '#billing/domain';
import { companiesPerTenant, idSql, tenantId } from '../data/population.ts';

const tenant = `'${tenantId(1)}'::uuid`;
export const ownIdSql = (kind: number, number: string): string =>
  `format('01980000-00${kind}-7000-8001-%s', lpad(to_hex(${number}), 12, '0'))::uuid`;
const provider = ownIdSql(30, '1');
const agreement = ownIdSql(31, '1 + i % 50');
export const loanIdSql = (number: string): string => ownIdSql(32, number);
const loan = loanIdSql('i');
const company = idSql(2, '1', `1 + i % ${companiesPerTenant}`);

const accounts = Object.entries(purposeAccountsAtStart).map(
  (
    [purpose, [code, name, kind]],
    at,
  ) => `insert into account_code (tenant_id, id, code, name, kind, purpose)
    values (${tenant}, ${ownIdSql(34, String(at + 1))}, 'L${code}', '${name}', '${kind}', '${purpose}')`,
);

/** Lent between two months and three years ago, and posted that day. */
const texts = (loans: number): readonly string[] => [
  `delete from account_code where tenant_id = ${tenant} and purpose is not null`,
  ...accounts,
  `insert into funding_providers (tenant_id, id, name) values (${tenant}, ${provider}, 'Bench lender')`,
  `insert into facility_agreements (tenant_id, id, agreement_no, status, funding_provider_id, borrower_id,
      starts_on, facility_limit)
    select ${tenant}, ${ownIdSql(31, 'i')}, 'FA-B-' || i, 'effective', ${provider}, ${company}, '2020-01-01',
      1000000000
    from generate_series(1::bigint, 50) i`,
  `insert into interest_rates (tenant_id, id, agreement_id, effective_from, percent)
    select ${tenant}, ${ownIdSql(33, 'i')}, ${ownIdSql(31, 'i')}, '2020-01-01', 12
    from generate_series(1::bigint, 50) i`,
  `insert into disbursement_funding (tenant_id, id, loan_no, agreement_id, funding_provider_id, borrower_id,
      opened_on, first_entry_on)
    select ${tenant}, ${loan}, 'LN-B-' || i, ${agreement}, ${provider}, ${company},
      current_date - (60 + i % 1000)::int, current_date - (60 + i % 1000)::int
    from generate_series(1::bigint, ${loans}) i`,
  `insert into loan_entries (tenant_id, id, loan_id, kind, happened_on, amount)
    select ${tenant}, ${loan}, ${loan}, 'advance', current_date - (60 + i % 1000)::int, 1000 + i % 9000
    from generate_series(1::bigint, ${loans}) i`,
  `insert into loan_postings (tenant_id, id, loan_id, posted_on, kind, part, amount, entry_id)
    select ${tenant}, ${loan}, ${loan}, current_date - (60 + i % 1000)::int, 'advance', 'principal',
      1000 + i % 9000, ${loan}
    from generate_series(1::bigint, ${loans}) i`,
];

/** Set-based, with the triggers off. */
export async function fillLoans(superUrl: string, loans: number): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const text of texts(loans)) await client.query(text);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
