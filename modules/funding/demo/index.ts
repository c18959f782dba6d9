import type { DemoData, DemoFacts, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { advanceRows, advancesOf, holdersOf, promisedOf, requestedBills } from './advance-rows.ts';
import { agreementNumbers, agreementRows } from './agreement-rows.ts';
import { agreementsIn } from './demo-agreements.ts';
import { billRows, billsOf } from './bill-rows.ts';
import { creditRequestRows } from './credit-request-rows.ts';
import { drawnOf, loanRows } from './loan-rows.ts';
import type { At } from './loan-rows.ts';
import { loansOfOwnCases } from './loans-of-own-cases.ts';
import { plannedLoans } from './planned-loan.ts';
import { providerMail, providerRows } from './provider-rows.ts';
import { repaymentRows } from './repayment-rows.ts';
import { requestRows } from './request-rows.ts';
import { settlementRows } from './settlement-rows.ts';

/** The journals of the loans come after those of the invoices of the same year. */
const numbersSql = `insert into number_series (tenant_id, prefix, year, last)
  select tenant_id, 'JNL', split_part(journal_no, '-', 2)::int, max(split_part(journal_no, '-', 3)::int)
    from journals group by 1, 3
  on conflict (tenant_id, prefix, year) do update set last = excluded.last`;

function rowsOf(tenant: TenantName, facts: DemoFacts): TableRows[] {
  const own = tenantId(tenant);
  const now = facts.now.toISOString();
  const at: At = (on) => (`${on}T00:30:00.000Z` < now ? `${on}T00:30:00.000Z` : now);
  const agreements = agreementsIn(tenant, facts.today);
  const loans =
    tenant === 'harbour'
      ? loansOfOwnCases(tenant, agreements, facts)
      : plannedLoans(tenant, agreements, facts);
  const isFunder = tenant === 'southern';
  const bills = billsOf(loans, facts.today, isFunder);
  const paidBill = bills.flatMap(({ id, paidBy }) => (paidBy ? [[paidBy.id, id] as const] : []));
  const advances = isFunder ? advancesOf(agreements, bills, facts.today) : [];
  return [
    ...providerRows(tenant, facts.today),
    ...agreementRows(
      own,
      agreements,
      { drawn: drawnOf(loans, facts.today), promised: promisedOf(advances) },
      at,
    ),
    ...loanRows(own, loans, new Map(paidBill), {
      facts,
      at,
      agreementNoOf: agreementNumbers(agreements).of,
    }),
    ...settlementRows(own, loans, at),
    ...billRows(
      own,
      bills,
      { requested: requestedBills(advances), heldBy: holdersOf(advances) },
      at,
    ),
    ...advanceRows(own, advances, providerMail(tenant), at),
    ...(isFunder ? [] : creditRequestRows(own, agreements, facts, at)),
    ...requestRows(own, agreements, facts.today, at),
    ...repaymentRows(own, agreements, loans, facts.today, at),
  ];
}

export const fundingDemo: DemoData = {
  rows: (facts) => (['southern', 'harbour'] as const).flatMap((tenant) => rowsOf(tenant, facts)),
  afterwards: { tables: ['number_series'], sql: numbersSql },
};
