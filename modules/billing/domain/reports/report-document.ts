import { defineDocument } from '#documents/domain';
import { formatDate, formatMoney, html } from '#kernel/domain';
import type { Currency, Html, PlainDate } from '#kernel/domain';
import type { ReportColumn, ReportTable } from './report-table.ts';

export type PrintedReport = {
  readonly table: ReportTable;
  readonly today: PlainDate;
  readonly currency: Currency;
};

const style = `
table { font-size: 8pt; }
td.figure, th.figure { text-align: right; white-space: nowrap; }
tfoot td { font-weight: 700; }
`;

export const figureText = (
  { kind }: Pick<ReportColumn, 'kind'>,
  value: string,
  currency: Currency,
): string => {
  if (value === '') return '–';
  return kind === 'money' ? formatMoney(value, currency) : `${value}%`;
};

const figures = (
  { table: { columns }, currency }: PrintedReport,
  values: readonly string[],
): Html[] =>
  columns.map(
    (column, at) => html`<td class="figure">${figureText(column, values[at] ?? '', currency)}</td>`,
  );

const page = (printed: PrintedReport): Html => {
  const { table, today } = printed;
  return html`<h1>${table.title}</h1>
    <p class="soft">${table.note} ${`Printed ${formatDate(today, 'D MMMM YYYY')}.`}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${table.rowLabel}</th>
          ${table.columns.map(({ label }) => html`<th scope="col" class="figure">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${table.rows.map(
          ({ label, cells }) =>
            html`<tr>
              <td>${label}</td>
              ${figures(
                printed,
                cells.map(({ value }) => value),
              )}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <td>Total</td>
          ${figures(printed, table.totals)}
        </tr>
      </tfoot>
    </table>`;
};

export const reportDocument = defineDocument<PrintedReport>({
  name: 'financial-report',
  orientation: 'landscape',
  style,
  title: ({ table }) => table.title,
  fileName: ({ table, today }) => `${table.title.replace(/\W+/g, '_')}_${today}`,
  parts: (printed) => [page(printed)],
});
