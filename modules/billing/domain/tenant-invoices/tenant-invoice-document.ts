import { defineDocument } from '#documents/domain';
import { amountText, formatDate, html } from '#kernel/domain';
import type { Html } from '#kernel/domain';
import { monthLabel } from '../reports/report-period.ts';

export type PrintedTenantInvoice = {
  readonly invoiceNo: string;
  readonly customerName: string;
  readonly month: string;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly subtotal: string;
  readonly gst: string;
  readonly total: string;
  readonly note: string | null;
  readonly lines: readonly { readonly description: string; readonly amount: string }[];
};

const style = `
td.figure, th.figure { text-align: right; white-space: nowrap; }
tfoot td { border: 0; }
tfoot tr:last-child td { font-weight: 700; }
`;

const day = (date: string): string => formatDate(date, 'D MMMM YYYY');

const sum = (words: string, amount: string): Html =>
  html`<tr>
    <td class="figure">${words}</td>
    <td class="figure">${amountText(amount)}</td>
  </tr>`;

const page = (invoice: PrintedTenantInvoice): Html =>
  html`<h1>${`Tax invoice ${invoice.invoiceNo}`}</h1>
    <p>
      ${invoice.customerName}<br />
      ${`Subscription of ${monthLabel(invoice.month)}`}
    </p>
    <p>${`Invoice date ${day(invoice.invoiceDate)}. Please pay by ${day(invoice.dueDate)}.`}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col" class="figure">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${invoice.lines.map(
          ({ description, amount }) =>
            html`<tr>
              <td>${description}</td>
              <td class="figure">${amountText(amount)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        ${sum('Without GST', invoice.subtotal)} ${sum('GST', invoice.gst)}
        ${sum('Total with GST', invoice.total)}
      </tfoot>
    </table>
    ${invoice.note && html`<p>${invoice.note}</p>`}`;

export const tenantInvoiceDocument = defineDocument<PrintedTenantInvoice>({
  name: 'tenant-invoice',
  style,
  title: ({ invoiceNo }) => `Tax invoice ${invoiceNo}`,
  fileName: ({ invoiceNo }) => invoiceNo,
  parts: (invoice) => [page(invoice)],
});
