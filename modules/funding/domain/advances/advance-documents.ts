import { fact, figure, longDay, moneyStyle, sumRow } from '#billing/domain';
import { defineDocument } from '#documents/domain';
import { html } from '#kernel/domain';
import type { Html, Money, PlainDate } from '#kernel/domain';

export type PrintedAdvanceLine = {
  readonly transactionNo: string;
  readonly claimant: string | null;
  readonly caseNo: string | null;
  readonly payee: string | null;
  readonly invoiceNo: string | null;
  readonly description: string;
  readonly amount: Money;
};

export type PrintedAdvance = {
  readonly no: string;
  readonly agreementNo: string;
  readonly lender: string;
  readonly borrower: string;
  readonly madeOn: PlainDate;
  readonly paidOn: PlainDate | null;
  readonly requestNo: string | null;
  readonly reference: string | null;
  readonly note: string | null;
  readonly isCancelled: boolean;
  readonly amount: Money;
  readonly lines: readonly PrintedAdvanceLine[];
};

const line = (one: PrintedAdvanceLine): Html =>
  html`<tr>
    <td>${one.transactionNo}</td>
    <td>${one.claimant ?? ''}<br />${one.caseNo ?? ''}</td>
    <td>${one.payee ?? ''}<br />${one.invoiceNo ?? ''}</td>
    <td>${one.description}</td>
    ${figure(one.amount)}
  </tr>`;

const table = ({ lines, amount }: PrintedAdvance): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Transaction</th>
        <th scope="col">Matter</th>
        <th scope="col">Payee, invoice</th>
        <th scope="col">For</th>
        <th scope="col" class="figure">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(line)}
    </tbody>
    <tfoot>
      ${sumRow('Total', amount, 4, true)}
    </tfoot>
  </table>`;

const head = (printed: PrintedAdvance, title: string, words: Html): Html =>
  html`<h1>${title}</h1>
    ${printed.isCancelled && html`<p class="void">CANCELLED</p>`}
    <div class="paper-facts">
      <div>
        <p>To <b>${printed.lender}</b></p>
        ${fact('Borrower', printed.borrower)}
      </div>
      <div>${fact('Number', printed.no)} ${fact('Agreement', printed.agreementNo)} ${words}</div>
    </div>
    ${table(printed)} ${printed.note && html`<p>${printed.note}</p>`}`;

/** C-368. */
export const advanceRequestDocument = defineDocument<PrintedAdvance>({
  name: 'advanceRequest',
  style: moneyStyle,
  title: ({ no }) => no,
  fileName: ({ no }) => `Advance request ${no}`,
  parts: (printed) => [
    html`${head(printed, 'Advance request', html`${fact('Date', longDay(printed.madeOn))}`)}
      <p>Please pay the amounts above to their payees under the agreement.</p>`,
  ],
});

/** C-369. */
export const advancePaymentDocument = defineDocument<PrintedAdvance>({
  name: 'advancePayment',
  style: moneyStyle,
  title: ({ no }) => no,
  fileName: ({ no }) => `Advance payment ${no}`,
  parts: (printed) => [
    head(
      printed,
      'Advance payment',
      html`${fact('Paid on', printed.paidOn ? longDay(printed.paidOn) : 'Not yet paid')}
      ${fact('Request', printed.requestNo)} ${fact('Reference', printed.reference)}`,
    ),
  ],
});
