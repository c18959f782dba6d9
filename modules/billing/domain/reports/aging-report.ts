import { addMoney } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { agingBuckets, daysOfBucket, unbilledBuckets } from './age-buckets.ts';
import type { ReportBucket } from './age-buckets.ts';
import { cell, moneyColumn, rowsOf, totalsOfRows } from './report-table.ts';
import type { Opens, ReportTable } from './report-table.ts';

export type AgedRow = {
  readonly key: string | null;
  readonly label: string | null;
  /** One for each bucket, in its order. */
  readonly amounts: readonly Money[];
};

export type Narrowed = {
  readonly companyId?: string | null;
  readonly specialistId?: string | null;
  readonly caseType?: string | null;
};

type Dates = { readonly from: PlainDate | null; readonly to: PlainDate | null };

function agedTable(
  buckets: readonly ReportBucket[],
  rows: readonly AgedRow[],
  opens: (key: string, dates: Dates) => Opens,
  today: PlainDate,
) {
  const columns = [
    ...buckets.map(({ key, label }) => moneyColumn(key, label)),
    moneyColumn('total', 'Total', false),
  ];
  const shown = rows.map(({ key, label, amounts }) => ({
    key: key ?? 'none',
    label: label ?? 'No company',
    cells: [
      ...buckets.map((bucket, at) =>
        cell(amounts[at] ?? '0.00', key === null ? null : opens(key, daysOfBucket(bucket, today))),
      ),
      cell(addMoney('0', ...amounts), key === null ? null : opens(key, { from: null, to: null })),
    ],
  }));
  return { rowLabel: 'Company', columns, rows: shown, totals: totalsOfRows(columns, shown) };
}

/** S-020: what each company owes, by how long it is overdue. */
export const agingReport = (
  rows: readonly AgedRow[],
  today: PlainDate,
  narrowed: Narrowed = {},
): ReportTable => ({
  title: 'Outstanding balance',
  note: 'What is open today, with GST, by days overdue.',
  ...agedTable(
    agingBuckets,
    rows,
    (companyId, { from, to }) =>
      rowsOf('invoice', {
        ...narrowed,
        companyId,
        openAmountFrom: '0.01',
        dueDateFrom: from,
        dueDateTo: to,
      }),
    today,
  ),
});

/** What was done and is on no invoice, by how long ago. */
export const unbilledReport = (
  rows: readonly AgedRow[],
  today: PlainDate,
  { specialistId }: Narrowed = {},
): ReportTable => ({
  title: 'Unbilled work',
  note: 'Charges of cases that no invoice has yet, without GST, by days since they arose.',
  ...agedTable(
    unbilledBuckets,
    rows,
    (companyId, { from, to }) =>
      rowsOf('caseCharge', {
        companyId,
        specialistId,
        status: 'pending',
        chargedOnFrom: from,
        chargedOnTo: to,
      }),
    today,
  ),
});
