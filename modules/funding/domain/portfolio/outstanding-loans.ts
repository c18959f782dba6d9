import { addMoney, defineAction } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import {
  agingBuckets,
  cell,
  daysOfBucket,
  moneyColumn,
  reportTableShape,
  rowsOf,
  totalsOfRows,
} from '#billing/domain';
import type { ReportTable } from '#billing/domain';
import { office } from '#platform/domain';
import { loanFunding } from '../loans/loan-funding.resource.ts';

/** S-020 of who lends: what each borrower owes on loans, by how long it is past due. */
export const readOutstandingLoans = defineAction({
  name: 'outstandingLoans',
  on: loanFunding,
  label: 'Outstanding loans',
  route: 'GET /app/funding-portfolio/outstanding-loans',
  page: '/view/disbursement-funding',
  roles: office,
  input: {},
  answer: reportTableShape,
});

export type OwingBorrower = {
  readonly borrowerId: string;
  readonly borrower: string;
  /** On loans without a due day. */
  readonly undated: Money;
  /** One for each bucket of age, in its order. */
  readonly amounts: readonly Money[];
};

export function outstandingLoansReport(
  owing: readonly OwingBorrower[],
  today: PlainDate,
): ReportTable {
  const columns = [
    moneyColumn('undated', 'No due day'),
    ...agingBuckets.map(({ key, label }) => moneyColumn(key, label)),
    moneyColumn('total', 'Total', false),
  ];
  const rows = owing.map(({ borrowerId, borrower, undated, amounts }) => {
    const opens = (from: PlainDate | null, to: PlainDate | null) =>
      rowsOf(loanFunding.name, { borrowerId, payoutFrom: '0.01', dueOnFrom: from, dueOnTo: to });
    return {
      key: borrowerId,
      label: borrower,
      cells: [
        cell(undated),
        ...agingBuckets.map((bucket, at) => {
          const { from, to } = daysOfBucket(bucket, today);
          return cell(amounts[at] ?? '0.00', opens(from, to));
        }),
        cell(addMoney(undated, ...amounts), opens(null, null)),
      ],
    };
  });
  return {
    title: 'Outstanding balance',
    note: 'What borrowers owe on loans with interest and fees, by days past the due day of the loan.',
    rowLabel: 'Borrower',
    columns,
    rows,
    totals: totalsOfRows(columns, rows),
  };
}
