import { defineDocument } from '#documents/domain';
import { formatDate, formatMoney, html } from '#kernel/domain';
import type { Html, PlainDate } from '#kernel/domain';
import type { ReportColumn, ReportTable } from './report-table.ts';

export type PrintedReport = { readonly table: ReportTable; readonly today: PlainDate };

const style = `
table { font-size: 8pt; }
td.figure, th.figure { text-align: right; white-space: nowrap; }
tfoot td { font-weight: 700; }
`;

const amount = (value: string): string => formatMoney(value, 'AUD').replace('AUD ', '$');

export const figureText = ({ kind }: Pick<ReportColumn, 'kind'>, value: string): string => {
  if (value === '') return '–';
  return kind === 'money' ? amount(value) : `${value}%`;
};

const figures = (columns: readonly ReportColumn[], values: readonly string[]): Html[] =>
  columns.map(
    (column, at) => html`<td class="figure">${figureText(column, values[at] ?? '')}</td>`,
  );

const page = ({ table, today }: PrintedReport): Html =>
  html`<h1>${table.title}</h1>
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
                table.columns,
                cells.map(({ value }) => value),
              )}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <td>Total</td>
          ${figures(table.columns, table.totals)}
        </tr>
      </tfoot>
    </table>`;

export const reportDocument = defineDocument<PrintedReport>({
  name: 'financial-report',
  orientation: 'landscape',
  style,
  title: ({ table }) => table.title,
  fileName: ({ table, today }) => `${table.title.replace(/\W+/g, '_')}_${today}`,
  parts: (printed) => [page(printed)],
});
