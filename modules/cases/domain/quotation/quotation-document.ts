import { defineDocument } from '#documents/domain';
import type { PrintRoute } from '#documents/domain';
import { amountText, formatDate, html } from '#kernel/domain';
import type { Html, PlainDate } from '#kernel/domain';
import type { ShownQuotation } from './quotation-shape.ts';

export type QuotationFactsToPrint = {
  readonly quotation: ShownQuotation;
  readonly caseNo: string;
  readonly claimNo: string | null;
  readonly claimant: string;
  readonly customer: string | null;
  readonly company: string | null;
  readonly today: PlainDate;
};

const style = `
td.figure, th.figure { text-align: right; white-space: nowrap; }
tfoot td { border: 0; }
tfoot tr:last-child td { font-weight: 700; }
`;

const day = (date: PlainDate): string => formatDate(date, 'D MMMM YYYY');

const line = ({ description, quantity, unitPrice, amount, hasGst }: ShownQuotation['items'][0]) =>
  html`<tr>
    <td>${description}${hasGst ? '' : ' (no GST)'}</td>
    <td class="figure">${quantity}</td>
    <td class="figure">${amountText(unitPrice)}</td>
    <td class="figure">${amountText(amount)}</td>
  </tr>`;

const sum = (words: string, amount: string): Html =>
  html`<tr>
    <td colspan="3" class="figure">${words}</td>
    <td class="figure">${amountText(amount)}</td>
  </tr>`;

const table = ({ items, subtotal, gst, total }: ShownQuotation): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th scope="col" class="figure">Quantity</th>
        <th scope="col" class="figure">Unit price</th>
        <th scope="col" class="figure">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${items.map(line)}
    </tbody>
    <tfoot>
      ${sum('Without GST', subtotal)} ${sum('GST', gst)} ${sum('Total with GST', total)}
    </tfoot>
  </table>`;

const page = (facts: QuotationFactsToPrint): Html => {
  const { quotation, caseNo, claimNo, claimant, customer, company, today } = facts;
  const { quotationNo, validUntil, note } = quotation;
  const to = [customer, company].filter(Boolean).join(', ');
  return html`<h1>Quotation ${quotationNo}</h1>
    <p class="soft">${day(today)}</p>
    ${to && html`<p>To <b>${to}</b></p>`}
    <p>
      Claimant: <b>${claimant}</b><br />
      Case: ${caseNo}${claimNo && html`<br />Claim: ${claimNo}`}
    </p>
    ${note && html`<p>${note}</p>`} ${table(quotation)}
    ${validUntil && html`<p>This quotation holds until <b>${day(validUntil)}</b>.</p>`}`;
};

export const quotationDocument = defineDocument<QuotationFactsToPrint>({
  name: 'otQuotation',
  style,
  title: ({ quotation }) => `Quotation ${quotation.quotationNo}`,
  fileName: ({ quotation }) => `Quotation ${quotation.quotationNo}`,
  parts: (facts) => [page(facts)],
});

export const quotationPrintRoute: PrintRoute = {
  page: '/view/ot-quotation/print',
  call: 'GET /app/ot-quotations/{id}/Print',
  needs: 'id',
};
