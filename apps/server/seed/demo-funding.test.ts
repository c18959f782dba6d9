import { describe, expect, test } from 'vitest';
import type { AccountPurpose } from '#billing/domain';
import { addMoney, exact, toCents } from '#kernel/domain';
import type { SeedRow } from '#kernel/server';
import { tenantId } from '#platform/demo';
import { demoRows } from './demo-rows.ts';

const today = '2026-11-16';
const parts = demoRows(new Date(`${today}T01:00:00Z`), 'hash');
const rowsOf = (table: string): readonly SeedRow[] =>
  parts.find((part) => part.table === table)?.rows ?? [];
const of = (tenant: 'southern' | 'harbour', table: string) =>
  rowsOf(table).filter((row) => row.tenant_id === tenantId(tenant));
const sum = (rows: readonly SeedRow[], column: string) =>
  addMoney('0', ...rows.map((row) => String(row[column] ?? '0')));
const less = (one: string, other: string) => toCents(exact(one).minus(other));

function balanceOf(tenant: 'southern' | 'harbour', purpose: AccountPurpose) {
  const account = of(tenant, 'account_code').find((row) => row.purpose === purpose)?.id;
  const rows = of(tenant, 'postings').filter((row) => row.account_code_id === account);
  return less(sum(rows, 'debit'), sum(rows, 'credit'));
}

describe.each(['southern', 'harbour'] as const)('the loans of %s', (tenant) => {
  const loans = of(tenant, 'disbursement_funding');

  test('the ledger has what is posted of them, and the interest that has grown since', () => {
    const posted = of(tenant, 'loan_postings').filter((row) => row.kind !== 'capitalised');
    const interest = posted.filter((row) => row.part === 'interest');

    expect(balanceOf(tenant, 'loans')).toBe(addMoney(sum(posted, 'amount'), sum(loans, 'accrued')));
    expect(sum(loans, 'interest')).toBe(addMoney(sum(interest, 'amount'), sum(loans, 'accrued')));
    expect(posted.every((row) => row.journal_id)).toBe(true);
  });

  test('an agreement has drawn what its loans owe of their principal', () => {
    for (const row of of(tenant, 'facility_agreements')) {
      const { id, drawn, promised, available, facility_limit } = row;
      const waiting = of(tenant, 'agreement_advance_payments').filter(
        (payment) => payment.agreement_id === id && payment.status === 'pending',
      );
      const lent = loans.filter((row) => row.agreement_id === id);
      expect(drawn).toBe(sum(lent, 'principal'));
      expect(promised).toBe(sum(waiting, 'amount'));
      expect(available).toBe(
        less(String(facility_limit), addMoney(String(drawn), String(promised))),
      );
      expect(Number(available)).toBeGreaterThan(0);
    }
  });

  test('a rate names the borrower of its agreement, who sees it by that', () => {
    const borrowers = new Map(
      of(tenant, 'facility_agreements').map(({ id, borrower_id }) => [id, borrower_id]),
    );

    for (const { agreement_id, borrower_id } of of(tenant, 'interest_rates'))
      expect(borrower_id).toBe(borrowers.get(agreement_id));
  });

  test('journals have numbers without a double, each year behind the other documents', () => {
    const numbers = of(tenant, 'journals').map((row) => String(row.journal_no));

    expect(numbers.filter((no) => !/^JNL-20\d\d-\d{6}$/.test(no))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const [year, own] of Map.groupBy(numbers, (no) => no.slice(4, 8)))
      expect(own.toSorted().at(-1)).toBe(`JNL-${year}-${String(own.length).padStart(6, '0')}`);
  });

  test('nothing is paid back that was not lent, and what is settled owes nothing', () => {
    const settled = loans.filter((row) => row.status === 'settled');

    expect(settled.filter((row) => row.payout !== '0.00')).toEqual([]);
    expect(loans.filter((row) => row.credit !== '0.00')).toEqual([]);
    expect(loans.filter((row) => String(row.settled_on ?? today) > today)).toEqual([]);
    expect(of(tenant, 'loan_entries').filter((row) => String(row.happened_on) > today)).toEqual([]);
  });
});

test('southern lends in every way, over three years, and waits for some of it', () => {
  const loans = of('southern', 'disbursement_funding');
  const active = loans.filter((row) => row.status === 'active');
  const agreements = of('southern', 'facility_agreements');

  expect([agreements.length, loans.length]).toEqual([11, 94]);
  expect(of('southern', 'funding_providers')).toHaveLength(3);
  expect(new Set(agreements.map((row) => `${row.interest_kind} ${row.timing}`))).toEqual(
    new Set(['simple daily', 'compound daily', 'simple upfront']),
  );
  expect(active.filter((row) => String(row.due_on ?? today) < today).length).toBeGreaterThan(3);
  expect(loans.length - active.length).toBeGreaterThan(15);
  expect(loans.map((row) => String(row.opened_on)).toSorted()[0]! < '2024-04-01').toBe(true);
});

test('harbour lends for its own cases what their invoices charge', () => {
  const loans = of('harbour', 'disbursement_funding');
  const invoices = new Map(
    of('harbour', 'invoices')
      .filter((row) => row.status === '3')
      .map((row) => [row.case_id, row.total]),
  );

  expect(loans).toHaveLength(12);
  for (const { case_id, principal } of loans) expect(principal).toBe(invoices.get(case_id));
});

test('harbour asks for interest of its loans, and has credit requests that nobody paid yet', () => {
  const invoices = of('harbour', 'transaction_invoice');
  const open = new Map(of('harbour', 'invoices').map((row) => [row.id, row]));
  const requests = of('harbour', 'credit_requests');

  expect(invoices.map((row) => String(row.status)).toSorted()).toEqual(['0', '5']);
  expect(sum(of('harbour', 'repayment_lines'), 'total')).toBe(sum(invoices, 'total'));
  expect(new Set(requests.map((row) => row.status))).toEqual(new Set(['1', '3', '4']));
  for (const { invoice_id, case_id, amount } of requests)
    expect(open.get(invoice_id)).toMatchObject({ status: '0', case_id, open_amount: amount });
});

test('what the demo says of payments and bills is what the database would compute', () => {
  const paid = of('southern', 'loan_postings').filter((row) => row.kind === 'payment');
  const held = of('southern', 'facility_transactions').filter((row) => row.held_by);

  expect(paid.filter((row) => !row.category && row.part !== 'credit')).toEqual([]);
  expect(new Set(paid.map((row) => row.category)).has('principal')).toBe(true);
  expect(new Set(of('harbour', 'partial_payments').map((row) => row.category))).toEqual(
    new Set(['revenue', 'creditNote']),
  );
  expect(new Set(held.map((row) => String(row.held_by).slice(0, 2)))).toEqual(
    new Set(['AR', 'AP']),
  );
});

test('borrowers of southern are asked for what their loans owe, and some are late', () => {
  const invoices = of('southern', 'transaction_invoice');
  const lines = of('southern', 'repayment_lines');

  for (const { id, total } of invoices)
    expect(
      sum(
        lines.filter((row) => row.invoice_id === id),
        'total',
      ),
    ).toBe(total);
  expect(new Set(invoices.map((row) => row.status))).toEqual(new Set(['0', '5']));
  expect(invoices.filter((row) => row.arrears).length).toBeGreaterThan(1);
});
