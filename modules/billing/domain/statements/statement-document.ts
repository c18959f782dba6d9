import { defineDocument } from '#documents/domain';
import { addMoney, amountText, daysBetween, exact, html } from '#kernel/domain';
import type { Html, Money, PlainDate } from '#kernel/domain';
import {
  figure,
  isSome,
  longDay,
  moneyStyle,
  sumRow,
  whole,
  wholeDay,
} from '../sending/money-tables.ts';
import { agingBuckets, sumsByAge } from '../reports/age-buckets.ts';

export type StatementRow = {
  readonly invoiceId: string;
  readonly invoiceNo: string;
  readonly invoiceDate: PlainDate;
  readonly dueDate: PlainDate;
  readonly about: string | null;
  readonly total: Money;
  readonly open: Money;
};

/** What a company owes on a day, by the ledger. */
export type Statement = {
  readonly companyId: string;
  readonly company: string;
  readonly on: PlainDate;
  readonly rows: readonly StatementRow[];
  /** Receipts and credit notes that are not applied yet. */
  readonly credit: Money;
};

export const openTotal = ({ rows }: Pick<Statement, 'rows'>): Money =>
  addMoney('0', ...rows.map(({ open }) => open));

export const owing = (statement: Pick<Statement, 'rows' | 'credit'>): Money =>
  addMoney(openTotal(statement), exact(statement.credit).negated().toFixed(2));

const rowOf = (row: StatementRow, on: PlainDate): Html => {
  const late = daysBetween(row.dueDate, on);
  return html`<tr>
    ${whole(row.invoiceNo)} ${wholeDay(row.invoiceDate)}
    <td>${row.about ?? ''}</td>
    ${wholeDay(row.dueDate)}
    <td class="figure">${late > 0 ? String(late) : ''}</td>
    ${figure(row.total)} ${figure(row.open)}
  </tr>`;
};

const invoices = (statement: Statement): Html =>
  html`<table>
    <thead>
      <tr>
        ${['Invoice', 'Date', 'For', 'Due'].map((head) => html`<th scope="col">${head}</th>`)}
        ${['Days late', 'Total', 'Open'].map(
          (head) => html`<th scope="col" class="figure">${head}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${statement.rows.map((row) => rowOf(row, statement.on))}
    </tbody>
    <tfoot>
      ${sumRow('Open', openTotal(statement), 6, !isSome(statement.credit))}
      ${isSome(statement.credit) && sumRow('Less credit not applied yet', statement.credit, 6)}
      ${isSome(statement.credit) && sumRow('Balance owing', owing(statement), 6, true)}
    </tfoot>
  </table>`;

function ages({ rows, on }: Statement): Html {
  const words = agingBuckets.map(({ from, label }) => (from === null ? label : `${label} days`));
  return html`<table>
    <thead>
      <tr>
        ${words.map((label) => html`<th scope="col" class="figure">${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr>
        ${sumsByAge(rows, on).map((sum) => html`<td class="figure">${amountText(sum)}</td>`)}
      </tr>
    </tbody>
  </table>`;
}

const page = (statement: Statement): Html =>
  html`<h1>Outstanding statement</h1>
    <p>${statement.company}</p>
    <p class="soft">As of ${longDay(statement.on)}</p>
    ${
      statement.rows.length
        ? html`${invoices(statement)}
            <h2>By age</h2>
            ${ages(statement)}`
        : html`<p>Nothing is outstanding.</p>`
    }`;

/** C-428, R-269: one part for each company. */
export const statementDocument = defineDocument<readonly Statement[]>({
  name: 'outstandingStatement',
  style: moneyStyle,
  title: () => 'Outstanding Statement',
  fileName: (all) =>
    all.length === 1
      ? `Outstanding statement ${all[0]?.company} ${all[0]?.on}`
      : 'Outstanding statements',
  parts: (all) => all.map(page),
});
