import { describe, expect, test } from 'vitest';
import type { AccountPurpose } from '#billing/domain';
import { addMoney, exact, toCents } from '#kernel/domain';
import type { SeedRow } from '#kernel/server';
import { tenantId } from '#platform/demo';
import { demoRows } from './demo-rows.ts';

const parts = demoRows(new Date('2026-11-16T01:00:00Z'), 'hash');
const rowsOf = (table: string): readonly SeedRow[] =>
  parts.find((part) => part.table === table)?.rows ?? [];
/** Journals of loans come after those of billing. */
const loanJournals = new Set(
  rowsOf('journals').flatMap((row) => (row.kind === 'loan' ? [row.id] : [])),
);
const harbour = (table: string) =>
  rowsOf(table).filter(
    (row) =>
      row.tenant_id === tenantId('harbour') &&
      !loanJournals.has(table === 'journals' ? row.id : row.journal_id),
  );
const sum = (rows: readonly SeedRow[], column: string) =>
  addMoney('0', ...rows.map((row) => String(row[column])));
const balance = (rows: readonly SeedRow[]) =>
  toCents(exact(sum(rows, 'debit')).minus(sum(rows, 'credit')));

function balanceOf(purpose: AccountPurpose) {
  const account = harbour('account_code').find((row) => row.purpose === purpose)?.id;
  return balance(harbour('postings').filter((row) => row.account_code_id === account));
}

describe('the demo of billing', () => {
  test('every journal balances, and its lines stand on accounts that exist', () => {
    const known = new Set(rowsOf('account_code').map((row) => row.id));
    const journals = Map.groupBy(rowsOf('postings'), (row) => row.journal_id);

    expect([...journals.values()].filter((lines) => balance(lines) !== '0.00')).toEqual([]);
    expect(journals.size).toBe(rowsOf('journals').length);
    expect(rowsOf('postings').filter((row) => !known.has(row.account_code_id))).toEqual([]);
  });

  test('what is open on invoices and unapplied of receipts is what the ledger says', () => {
    expect(balanceOf('receivable')).toBe(sum(harbour('invoices'), 'open_amount'));
    expect(balanceOf('customerCredit')).toBe(`-${sum(harbour('receipts'), 'unapplied')}`);
    expect(balanceOf('bank')).toBe(sum(harbour('receipts'), 'amount'));
  });

  test('what specialists earned is billed at once, and owed by the ledger', () => {
    const earning = harbour('case_charges').filter((row) => row.payee_amount != null);

    expect(harbour('provider_bills')).toHaveLength(earning.length);
    expect(earning.length).toBeGreaterThan(100);
    expect(balanceOf('payable')).toBe(`-${sum(harbour('provider_bills'), 'open_amount')}`);
    expect(rowsOf('letterheads').every((row) => /^\d{11}$/.test(String(row.abn)))).toBe(true);
  });

  test('a late cancellation pays what the fee table names for it, and everybody earns something', () => {
    const late = harbour('case_charges').filter(
      (row) => row.move === 'cancel' && row.specialist_id,
    );
    const ofIme = new Set(harbour('assessments').map(({ id }) => id));
    const paid = late.filter((row) => ofIme.has(row.case_id)).map((row) => String(row.payee_amount));
    const named = new Set(
      harbour('specialist_fees')
        .filter((row) => row.service_item === 'Late cancellation')
        .map((row) =>
          String(row.amount ?? toCents(exact(String(row.split_percent)).times('7.25'))),
        ),
    );

    expect(paid.length).toBeGreaterThan(10);
    expect(paid.filter((pay) => !named.has(pay))).toEqual([]);
    expect(new Set(paid).size).toBeGreaterThan(3);
  });

  test.each([
    ['INV', 'invoices', 'invoice_no'],
    ['CRN', 'credit_notes', 'credit_note_no'],
    ['RCT', 'receipts', 'receipt_no'],
    ['JNL', 'journals', 'journal_no'],
  ])('%s numbers have no gap and no double, and the series goes on behind them', (...given) => {
    const [prefix, table, column] = given;
    const series = harbour('number_series').filter((row) => row.prefix === prefix);
    const expected = series.flatMap(({ year, last }) =>
      Array.from(
        { length: Number(last) },
        (_, at) => `${prefix}-${String(year)}-${String(at + 1).padStart(6, '0')}`,
      ),
    );

    expect(harbour(table).map((row) => row[column])).toEqual(expected.toSorted());
  });

  test('invoices of a year in every status, some overdue', () => {
    const invoices = harbour('invoices');
    const overdue = invoices.filter(
      (row) => String(row.due_date) < '2026-11-16' && row.open_amount !== '0.00',
    );

    expect(invoices.length).toBeGreaterThan(700);
    expect(new Set(invoices.map((row) => row.status))).toEqual(new Set(['5', '0', '2', '3', '6']));
    expect(overdue.length).toBeGreaterThan(20);
    expect(harbour('receipts').filter((row) => row.unapplied !== '0.00')).toHaveLength(4);
  });

  test('the billing axis of each case agrees with its live invoice', () => {
    const states: Record<string, string> = {
      '5': 'clientInvoiced',
      '0': 'clientInvoiced',
      '2': 'clientPartiallyPaid',
      '3': 'clientFullyPaid',
    };
    const live = harbour('invoices').filter((row) => row.status !== '6' && row.case_id);
    const byCase = new Map(live.map((row) => [row.case_id, states[String(row.status)]]));

    expect(byCase.size).toBe(live.length);
    expect(
      harbour('assessments').filter((row) => row.billing_status !== (byCase.get(row.id) ?? 'none')),
    ).toEqual([]);
  });
});
