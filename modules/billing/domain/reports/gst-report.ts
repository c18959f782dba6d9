import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { quartersOf } from './report-period.ts';
import type { Period } from './report-period.ts';
import { cell, moneyColumn, rowsOf, totalsOfRows } from './report-table.ts';
import type { ReportTable } from './report-table.ts';

/** One row for each quarter that has postings, by its first day. */
export type GstRow = {
  readonly quarter: string;
  readonly income: Money;
  readonly collected: Money;
  /** GST that write-offs took back: an adjustment of 1A, no change of the sales. */
  readonly adjusted: Money;
  readonly paid: Money;
};

export type GstAccounts = {
  readonly income: readonly string[];
  readonly collected: readonly string[];
  readonly paid: readonly string[];
};

const none = { income: '0.00', collected: '0.00', adjusted: '0.00', paid: '0.00' } as const;

/** The business activity statement, on the basis of invoices issued (accruals). */
export function gstReport(
  rows: readonly GstRow[],
  accounts: GstAccounts,
  period: Period,
): ReportTable {
  const known = new Map(rows.map((row) => [row.quarter, row]));
  const columns = [
    moneyColumn('g1', 'G1 Total sales'),
    moneyColumn('1a', '1A GST on sales'),
    moneyColumn('1b', '1B GST on purchases'),
    moneyColumn('net', 'To pay (1A less 1B)', false),
  ];
  const shown = quartersOf(period).map(({ label, from, to }) => {
    const { income, collected, adjusted, paid } = known.get(from) ?? none;
    const opens = (accountCodeId: readonly string[]) =>
      accountCodeId.length
        ? rowsOf('posting', { accountCodeId, postedOnFrom: from, postedOnTo: to })
        : null;
    return {
      key: from,
      label,
      cells: [
        cell(
          addMoney(income, collected, adjusted),
          opens([...accounts.income, ...accounts.collected]),
        ),
        cell(toCents(collected), opens(accounts.collected)),
        cell(toCents(paid), opens(accounts.paid)),
        cell(
          toCents(exact(collected).minus(paid)),
          opens([...accounts.collected, ...accounts.paid]),
        ),
      ],
    };
  });
  return {
    title: 'GST (BAS) summary',
    note: 'Whole quarters, by the ledger, on the basis of invoices issued.',
    rowLabel: 'Quarter',
    columns,
    rows: shown,
    totals: totalsOfRows(columns, shown),
  };
}
