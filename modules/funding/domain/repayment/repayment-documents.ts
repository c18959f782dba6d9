import type { InvoiceStatus } from '#billing/domain';
import {
  bsbText,
  cancelled,
  fact,
  figure,
  invoiceStatuses,
  isSome,
  longDay,
  moneyStyle,
  sumRow,
} from '#billing/domain';
import { defineDocument } from '#documents/domain';
import { addMoney, amountText, daysBetween, html } from '#kernel/domain';
import type { Html, Money, PlainDate } from '#kernel/domain';
import type { DueParts } from './repayment-due.ts';

export type PrintedRepaymentLine = DueParts & {
  readonly loanNo: string;
  readonly claimant: string | null;
  readonly caseNo: string | null;
  readonly claimNo: string | null;
  readonly total: Money;
  readonly paid: Money;
};

export type PayTo = {
  readonly name: string;
  readonly accountName: string | null;
  readonly bsb: string | null;
  readonly accountNo: string | null;
};

export type PrintedRepayment = DueParts & {
  readonly id: string;
  readonly invoiceNo: string;
  readonly status: InvoiceStatus;
  readonly borrowerId: string;
  readonly borrower: string;
  readonly borrowerAbn: string | null;
  readonly agreementNo: string;
  readonly period: string;
  readonly periodTo: PlainDate;
  readonly invoiceDate: PlainDate;
  readonly dueDate: PlainDate;
  readonly total: Money;
  readonly paid: Money;
  readonly open: Money;
  readonly note: string | null;
  readonly lender: PayTo;
  readonly lines: readonly PrintedRepaymentLine[];
};

const headOf = (words: readonly string[], figures: readonly string[]): Html =>
  html`<thead>
    <tr>
      ${words.map((word) => html`<th scope="col">${word}</th>`)}
      ${figures.map((word) => html`<th scope="col" class="figure">${word}</th>`)}
    </tr>
  </thead>`;

const lineOf = (line: PrintedRepaymentLine): Html =>
  html`<tr>
    <td>${line.loanNo}</td>
    <td>${[line.claimant, line.caseNo, line.claimNo].filter(Boolean).join(', ')}</td>
    ${figure(line.principal)} ${figure(line.interest)} ${figure(line.fees)} ${figure(line.total)}
  </tr>`;

/** Both or nothing: half an account is where nobody can pay. */
export const accountLine = ({ bsb, accountNo }: PayTo): Html | null =>
  bsb && accountNo ? html`<p>${`BSB ${bsbText(bsb)}, account ${accountNo}`}</p>` : null;

const payTo = ({ lender, invoiceNo, dueDate, open }: PrintedRepayment): Html | null =>
  isSome(open)
    ? html`<div class="pay-to">
        <p>
          <b>${`Please pay ${amountText(open)} by ${longDay(dueDate)}`}</b>
          ${` to ${lender.accountName ?? lender.name}.`}
        </p>
        ${accountLine(lender)}
        <p>${`Reference: ${invoiceNo}`}</p>
      </div>`
    : null;

const invoicePage = (invoice: PrintedRepayment): Html =>
  html`<h1>${`Repayment invoice ${invoice.invoiceNo}`}</h1>
    ${invoice.status === cancelled && html`<p class="void">CANCELLED</p>`}
    <div class="paper-facts">
      <p>
        <b>${invoice.borrower}</b>${invoice.borrowerAbn && html`<br />ABN ${invoice.borrowerAbn}`}
      </p>
      <div>
        ${fact('Invoice date', longDay(invoice.invoiceDate))}
        ${fact('Due date', longDay(invoice.dueDate))} ${fact('Agreement', invoice.agreementNo)}
        ${fact('Counted to', longDay(invoice.periodTo))}
      </div>
    </div>
    <table>
      ${headOf(['Loan', 'Matter'], ['Principal', 'Interest', 'Fees with GST', 'Total'])}
      <tbody>
        ${invoice.lines.map(lineOf)}
      </tbody>
      <tfoot>
        ${sumRow('Total', invoice.total, 5, !isSome(invoice.paid))}
        ${isSome(invoice.paid) && sumRow('Paid', invoice.paid, 5)}
        ${isSome(invoice.paid) && sumRow('Open', invoice.open, 5, true)}
      </tfoot>
    </table>
    ${invoice.note && html`<p>${invoice.note}</p>`} ${payTo(invoice)}`;

/** C-362, R-272. */
export const repaymentInvoiceDocument = defineDocument<PrintedRepayment>({
  name: 'repaymentInvoice',
  style: moneyStyle,
  title: ({ invoiceNo }) => `Repayment invoice ${invoiceNo}`,
  fileName: ({ invoiceNo }) => `Repayment invoice ${invoiceNo}`,
  parts: (invoice) => [invoicePage(invoice)],
});

export type RepaymentRow = Omit<PrintedRepayment, 'lines' | 'lender' | 'borrowerAbn' | 'note'>;

export type RepaymentList = { readonly rows: readonly RepaymentRow[]; readonly on: PlainDate };

const sum = (rows: readonly RepaymentRow[], of: (row: RepaymentRow) => Money): Money =>
  addMoney('0', ...rows.map(of));

const summaryRow = (row: RepaymentRow): Html =>
  html`<tr>
    <td class="whole">${row.invoiceNo}</td>
    <td>${row.borrower}</td>
    <td class="whole">${row.period}</td>
    <td class="whole">${invoiceStatuses[row.status]}</td>
    ${figure(row.principal)} ${figure(row.interest)} ${figure(row.fees)} ${figure(row.total)}
    ${figure(row.open)}
  </tr>`;

const summarySums = (rows: readonly RepaymentRow[]): Html => {
  const counted = rows.filter(({ status }) => status !== cancelled);
  const parts = (['principal', 'interest', 'fees', 'total', 'open'] as const).map((part) =>
    figure(sum(counted, (row) => row[part])),
  );
  return html`<tr class="sum">
    <td colspan="4" class="figure">Total without cancelled</td>
    ${parts}
  </tr>`;
};

const summaryPage = ({ rows, on }: RepaymentList): Html =>
  html`<h1>Invoice summary</h1>
    <p class="soft">${longDay(on)}</p>
    <table>
      ${headOf(
        ['Invoice', 'Borrower', 'Month', 'Status'],
        ['Principal', 'Interest', 'Fees', 'Total', 'Open'],
      )}
      <tbody>
        ${rows.map(summaryRow)}
      </tbody>
      <tfoot>
        ${summarySums(rows)}
      </tfoot>
    </table>`;

/** C-363, R-273. */
export const repaymentSummaryDocument = defineDocument<RepaymentList>({
  name: 'repaymentSummary',
  style: `${moneyStyle}
td.whole { white-space: nowrap; }`,
  title: () => 'Invoice Summary',
  fileName: ({ on }) => `Invoice summary ${on}`,
  parts: (list) => [summaryPage(list)],
});

const openRow = (row: RepaymentRow, on: PlainDate): Html => {
  const late = daysBetween(row.dueDate, on);
  return html`<tr>
    <td>${row.invoiceNo}</td>
    <td>${longDay(row.invoiceDate)}</td>
    <td>${longDay(row.dueDate)}</td>
    <td class="figure">${late > 0 ? String(late) : ''}</td>
    ${figure(row.total)} ${figure(row.paid)} ${figure(row.open)}
  </tr>`;
};

const openPage = (rows: readonly RepaymentRow[], on: PlainDate): Html =>
  html`<h1>Repayment outstanding statement</h1>
    <p>${rows[0]?.borrower ?? ''}</p>
    <p class="soft">As of ${longDay(on)}</p>
    <table>
      ${headOf(['Invoice', 'Date', 'Due'], ['Days late', 'Total', 'Paid', 'Open'])}
      <tbody>
        ${rows.map((row) => openRow(row, on))}
      </tbody>
      <tfoot>
        ${sumRow(
          'Open',
          sum(rows, (row) => row.open),
          6,
        )}
        ${sumRow(
          'Of this late',
          sum(
            rows.filter(({ dueDate }) => dueDate < on),
            (row) => row.open,
          ),
          6,
          true,
        )}
      </tfoot>
    </table>`;

/** C-364, R-275: one part for each borrower. */
export const repaymentStatementDocument = defineDocument<RepaymentList>({
  name: 'repaymentOutstandingStatement',
  style: moneyStyle,
  title: () => 'Repayment Outstanding Statement',
  fileName: ({ on }) => `Repayment outstanding statement ${on}`,
  parts: ({ rows, on }) =>
    [...Map.groupBy(rows, ({ borrowerId }) => borrowerId).values()].map((own) => openPage(own, on)),
});
