import { addMoney, nullable, oneOf, toCents } from '#kernel/domain';
import type { Money, ValueOfShape } from '#kernel/domain';

const opensShape = {
  resource: 'text',
  query: 'text',
  /** Where no filter of the list finds the rows: who answers their ids. */
  ids: 'text?',
} as const;

/** A report as it is shown, exported and printed: one table, every figure with the rows behind it. */
export const reportTableShape = {
  title: 'text',
  note: 'text',
  rowLabel: 'text',
  columns: [{ key: 'text', label: 'text', kind: oneOf(['money', 'percent']), inChart: 'flag' }],
  rows: [
    {
      key: 'text',
      label: 'text',
      cells: [
        {
          value: 'text',
          /** A figure of two kinds of rows, like invoices less credit notes, has the other here. */
          opens: nullable({ ...opensShape, also: nullable(opensShape) }),
        },
      ],
    },
  ],
  totals: ['text'],
} as const;

export type ReportTable = ValueOfShape<typeof reportTableShape>;
export type ReportColumn = ReportTable['columns'][number];
export type ReportCell = ReportTable['rows'][number]['cells'][number];
export type Opens = NonNullable<ReportCell['opens']>;

export const moneyColumn = (key: string, label: string, inChart = true): ReportColumn => ({
  key,
  label,
  kind: 'money',
  inChart,
});

/** The rows behind a figure, as the filter of a list. A filter without a value asks for nothing. */
export function rowsOf(
  resource: string,
  filter: Readonly<Record<string, string | readonly string[] | null | undefined>>,
): Opens {
  const query = Object.entries(filter).flatMap(([key, value]) =>
    [value ?? []].flat().map((one) => `${key}=${encodeURIComponent(one)}`),
  );
  return { resource, query: query.join('&'), ids: null, also: null };
}

export const cell = (value: Money, opens: Opens | null = null): ReportCell => ({
  value: toCents(value),
  opens,
});

/** Sums of the money columns; a percentage has none and is put in by its own report. */
export const totalsOfRows = (
  columns: readonly ReportColumn[],
  rows: readonly ReportTable['rows'][number][],
): Money[] =>
  columns.map(({ kind }, at) =>
    kind === 'money' ? addMoney('0', ...rows.map(({ cells }) => cells[at]?.value ?? '0')) : '',
  );
