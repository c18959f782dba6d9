import { defineDocument } from '#documents/domain';
import { amountText, html } from '#kernel/domain';
import type { Html } from '#kernel/domain';
import {
  bsbText,
  fact,
  figure,
  isSome,
  longDay,
  moneyStyle,
  sumRow,
  withGst,
} from './money-tables.ts';
import { hasNswFields, invoiceTitle } from './printed-invoice.ts';
import type { PrintedInvoice, PrintedLine } from './printed-invoice.ts';

const abn = (digits: string | null): string | null =>
  digits?.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4') ?? null;

/** An invoice over several cases says of each line whose it is. */
const caseOfLine = (line: PrintedLine): Html =>
  html`<br /><span class="soft"
      >${[line.caseNo, line.claimant, line.claimNo && `claim ${line.claimNo}`, line.practitioner]
        .filter(Boolean)
        .join(', ')}</span
    >`;

const lineRow = (line: PrintedLine, invoice: PrintedInvoice): Html =>
  html`<tr>
    <td>
      ${line.description}${isSome(line.gst) ? '' : ' (no GST)'}${
        invoice.kind === 'consolidated' && caseOfLine(line)
      }
    </td>
    <td>${longDay(line.serviceDate)}</td>
    ${hasNswFields(invoice) && html`<td>${line.classificationCode ?? ''}</td>`}
    <td class="figure">${line.quantity}</td>
    ${figure(line.unitPrice)} ${figure(line.amount)} ${figure(line.gst)} ${figure(withGst(line))}
  </tr>`;

function lineTable(invoice: PrintedInvoice): Html {
  const isNsw = hasNswFields(invoice);
  const span = isNsw ? 7 : 6;
  const right = ['Quantity', 'Unit price', 'Without GST', 'GST', 'Amount'];
  const left = ['Description', 'Date of service', ...(isNsw ? ['Payment classification'] : [])];
  return html`<table>
    <thead>
      <tr>
        ${left.map((head) => html`<th scope="col">${head}</th>`)}
        ${right.map((head) => html`<th scope="col" class="figure">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${invoice.lines.map((line) => lineRow(line, invoice))}
    </tbody>
    <tfoot>
      ${sumRow('Without GST', invoice.subtotal, span)} ${sumRow('GST', invoice.gst, span)}
      ${sumRow(isSome(invoice.gst) ? 'Total price includes GST' : 'Total', invoice.total, span, true)}
      ${isSome(invoice.settled) && sumRow('Paid or credited', invoice.settled, span)}
      ${isSome(invoice.settled) && sumRow('Still to pay', invoice.open, span, true)}
    </tfoot>
  </table>`;
}

/** Once for the invoice where all lines say the same. */
const common = (
  invoice: PrintedInvoice,
  of: (line: PrintedLine) => string | null,
): string | null => {
  const values = new Set(invoice.lines.map(of));
  return values.size === 1 ? ([...values][0] ?? null) : null;
};

const facts = (invoice: PrintedInvoice): Html =>
  html`<div class="paper-facts">
    <div>
      <p>To <b>${invoice.company}</b></p>
      ${invoice.companyAddress && html`<p>${invoice.companyAddress}</p>`}
      ${fact('ABN', abn(invoice.companyAbn))} ${fact('Attention', invoice.attention)}
      ${fact('Purchase order', invoice.purchaseOrderNo)}
      ${fact('Your reference', invoice.customerReference)}
    </div>
    <div>
      ${fact('Invoice number', invoice.invoiceNo)}
      ${fact('Invoice date', longDay(invoice.invoiceDate))}
      ${fact('Due date', longDay(invoice.dueDate))} ${fact('Claimant', invoice.claimant)}
      ${fact('Claim number', invoice.claimNo)}
      ${fact(
        'Scheme',
        common(invoice, ({ scheme }) => scheme),
      )}
      ${fact(
        'Practitioner',
        common(invoice, ({ practitioner }) => practitioner),
      )}
      ${fact(
        'Provider number',
        common(invoice, ({ providerNumber }) => providerNumber),
      )}
    </div>
  </div>`;

const payTo = ({ bank, invoiceNo, dueDate, terms, note }: PrintedInvoice): Html =>
  html`<div class="pay-to">
    <p>Please pay by <b>${longDay(dueDate)}</b> and quote <b>${invoiceNo}</b>.</p>
    ${
      bank &&
      html`<p>
        ${bank.accountName && `${bank.accountName}, `}BSB ${bsbText(bank.bsb)}, account
        ${bank.accountNo}
      </p>`
    }
    ${terms && terms.trim() !== note?.trim() && html`<p>${terms}</p>`}
  </div>`;

const page = (invoice: PrintedInvoice): Html =>
  html`<h1>${invoiceTitle(invoice)}</h1>
    ${invoice.isCancelled && html`<p class="void">CANCELLED: nothing is to be paid</p>`}
    ${facts(invoice)} ${invoice.note && html`<p>${invoice.note}</p>`} ${lineTable(invoice)}
    ${
      isSome(invoice.settled) &&
      html`<p class="soft">Of this invoice ${amountText(invoice.open)} is open.</p>`
    }
    ${!invoice.isCancelled && payTo(invoice)}`;

/** C-428: what the ATO asks of a tax invoice, and the fields of NSW workers compensation. */
export const taxInvoiceDocument = defineDocument<PrintedInvoice>({
  name: 'taxInvoice',
  style: moneyStyle,
  title: ({ invoiceNo }) => invoiceNo,
  fileName: (invoice) => `${invoiceTitle(invoice)} ${invoice.invoiceNo}`,
  parts: (invoice) => [page(invoice)],
});
