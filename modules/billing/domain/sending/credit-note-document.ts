import { defineDocument } from '#documents/domain';
import { html } from '#kernel/domain';
import type { Html, Money, PlainDate } from '#kernel/domain';
import { fact, figure, isSome, longDay, moneyStyle, sumRow, withGst } from './money-tables.ts';

export type PrintedCreditNote = {
  readonly id: string;
  readonly creditNoteNo: string;
  readonly creditDate: PlainDate;
  readonly invoiceNo: string;
  readonly company: string;
  readonly reason: string;
  readonly subtotal: Money;
  readonly gst: Money;
  readonly total: Money;
  readonly applied: Money;
  readonly unapplied: Money;
  readonly lines: readonly {
    readonly description: string;
    readonly amount: Money;
    readonly gst: Money;
  }[];
};

const table = ({ lines, subtotal, gst, total }: PrintedCreditNote): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th scope="col" class="figure">Without GST</th>
        <th scope="col" class="figure">GST</th>
        <th scope="col" class="figure">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <td>${line.description}</td>
            ${figure(line.amount)} ${figure(line.gst)} ${figure(withGst(line))}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${sumRow('Without GST', subtotal, 3)} ${sumRow('GST', gst, 3)}
      ${sumRow('Total credit includes GST', total, 3, true)}
    </tfoot>
  </table>`;

const page = (note: PrintedCreditNote): Html =>
  html`<h1>Credit note (adjustment note)</h1>
    <div class="paper-facts">
      <div>
        <p>To <b>${note.company}</b></p>
      </div>
      <div>
        ${fact('Credit note', note.creditNoteNo)} ${fact('Date', longDay(note.creditDate))}
        ${fact('For invoice', note.invoiceNo)}
      </div>
    </div>
    <p>Reason: ${note.reason}</p>
    ${table(note)}
    ${
      isSome(note.applied) &&
      html`<p>What was open of invoice ${note.invoiceNo} is reduced by it.</p>`
    }
    ${
      isSome(note.unapplied) &&
      html`<p>What is left of it stays as your credit for other invoices.</p>`
    }`;

export const creditNoteDocument = defineDocument<PrintedCreditNote>({
  name: 'creditNote',
  style: moneyStyle,
  title: ({ creditNoteNo }) => creditNoteNo,
  fileName: ({ creditNoteNo }) => `Credit note ${creditNoteNo}`,
  parts: (note) => [page(note)],
});
