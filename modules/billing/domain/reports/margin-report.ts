import { exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { readMarginPostings, reportGroupings } from './report-actions.ts';
import type { MarginPart, ReportGrouping } from './report-actions.ts';
import type { Narrowed } from './aging-report.ts';
import { cell, moneyColumn, rowsOf, totalsOfRows } from './report-table.ts';
import type { Opens, ReportCell, ReportTable } from './report-table.ts';
import type { Period } from './report-period.ts';

export type MarginRow = {
  readonly key: string | null;
  readonly label: string | null;
  readonly income: Money;
  readonly cost: Money;
};

/** Without income there is no share of it. */
const shareOf = (margin: Money, income: Money): string =>
  exact(income).isZero() ? '' : exact(margin).div(income).times(100).toFixed(1);

type Asked = {
  readonly by: ReportGrouping;
  readonly period: Period;
  readonly narrowed: Narrowed;
};

function marginCells({ key, income, cost }: MarginRow, { by, period, narrowed }: Asked) {
  const margin = toCents(exact(income).minus(cost));
  const opens = (part: MarginPart): Opens => {
    const { query } = rowsOf('posting', { by, part, key, ...period, ...narrowed });
    return {
      resource: 'posting',
      query: '',
      ids: `${readMarginPostings.path}?${query}`,
      also: null,
    };
  };
  const share: ReportCell = { value: shareOf(margin, income), opens: null };
  return [
    cell(income, opens('income')),
    cell(cost, opens('cost')),
    cell(margin, opens('margin')),
    share,
  ];
}

/** Income of cases less what their specialists earned, by the ledger. */
export function marginReport(rows: readonly MarginRow[], asked: Asked): ReportTable {
  const { by } = asked;
  const columns: ReportTable['columns'] = [
    moneyColumn('income', 'Income'),
    moneyColumn('cost', 'Specialist fees'),
    moneyColumn('margin', 'Margin'),
    { key: 'share', label: 'Margin %', kind: 'percent', inChart: false },
  ];
  const shown = rows.map((row) => ({
    key: row.key ?? 'none',
    label: row.label ?? 'Without a case',
    cells: marginCells(row, asked),
  }));
  const [income = '0', cost = '0', margin = '0'] = totalsOfRows(columns, shown);
  return {
    title: `Margin by ${reportGroupings[by].toLowerCase()}`,
    note: 'Income without GST less fees of specialists after commission, by the ledger.',
    rowLabel: reportGroupings[by],
    columns,
    rows: shown,
    totals: [income, cost, margin, shareOf(margin, income)],
  };
}
