import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { readRevenueCredits, reportGroupings } from './report-actions.ts';
import type { ReportGrouping } from './report-actions.ts';
import { monthLabel, monthWithin, monthsOf } from './report-period.ts';
import type { Period } from './report-period.ts';
import { cell, moneyColumn, rowsOf, totalsOfRows } from './report-table.ts';
import type { Opens, ReportTable } from './report-table.ts';
import type { Narrowed } from './aging-report.ts';

export type RevenueRow = {
  readonly key: string | null;
  readonly label: string | null;
  /** `YYYY-MM` to what was invoiced in it. */
  readonly months: Readonly<Record<string, Money>>;
  readonly credited: Money;
};

const fieldOf = { company: 'companyId', caseType: 'caseType', specialist: 'specialistId' } as const;
const nobody = {
  company: 'No company',
  caseType: 'Without a case type',
  specialist: 'Without a specialist',
} as const;

/** Cancelled invoices are no revenue. */
const live = ['5', '0', '2', '3'];

type Group = {
  readonly by: ReportGrouping;
  readonly key: string;
  readonly period: Period;
  readonly narrowed: Narrowed;
};

/** A list finds the credit notes of a company; of other groups their invoices say so. */
function creditsOf({ by, key, period, narrowed }: Group): Opens {
  if (by === 'company' && !narrowed.specialistId && !narrowed.caseType)
    return rowsOf('creditNote', {
      companyId: key,
      isReversed: 'false',
      creditDateFrom: period.from,
      creditDateTo: period.to,
    });
  const { query } = rowsOf('creditNote', { by, key, ...period, ...narrowed });
  const ids = `${readRevenueCredits.path}?${query}`;
  return { resource: 'creditNote', query: '', ids, also: null };
}

/** Both kinds of rows, where there are both. */
function both(invoices: Opens, { also: _none, ...credits }: Opens, credited: Money): Opens {
  return exact(credited).isZero() ? invoices : { ...invoices, also: credits };
}

/** What was invoiced without GST, by month, less what was credited. */
export function revenueReport(
  by: ReportGrouping,
  rows: readonly RevenueRow[],
  period: Period,
  narrowed: Narrowed = {},
): ReportTable {
  const months = monthsOf(period);
  const columns = [
    ...months.map((month) => moneyColumn(month, monthLabel(month))),
    moneyColumn('invoiced', 'Invoiced', false),
    moneyColumn('credited', 'Credited', false),
    moneyColumn('net', 'Net', false),
  ];
  const invoices = (key: string, { from, to }: Period): Opens =>
    rowsOf('invoice', {
      ...narrowed,
      [fieldOf[by]]: key,
      status: live,
      invoiceDateFrom: from,
      invoiceDateTo: to,
    });
  const credits = (key: string): Opens => creditsOf({ by, key, period, narrowed });
  const shown = rows.map(({ key, label, months: amounts, credited }) => {
    const invoiced = addMoney('0', ...Object.values(amounts));
    return {
      key: key ?? 'none',
      label: label ?? nobody[by],
      cells: [
        ...months.map((month) =>
          cell(
            toCents(amounts[month] ?? '0'),
            key === null ? null : invoices(key, monthWithin(month, period)),
          ),
        ),
        cell(invoiced, key === null ? null : invoices(key, period)),
        cell(credited, key === null ? null : credits(key)),
        cell(
          toCents(exact(invoiced).minus(credited)),
          key === null ? null : both(invoices(key, period), credits(key), credited),
        ),
      ],
    };
  });
  return {
    title: `Revenue by ${reportGroupings[by].toLowerCase()}`,
    note: 'Invoices by their date, without GST and without cancelled ones, less credit notes.',
    rowLabel: reportGroupings[by],
    columns,
    rows: shown,
    totals: totalsOfRows(columns, shown),
  };
}
