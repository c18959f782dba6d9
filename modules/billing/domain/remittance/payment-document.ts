import { defineDocument } from '#documents/domain';
import { addMoney, amountText, exact, formatDate, html } from '#kernel/domain';
import type { Html, Money } from '#kernel/domain';
import { minus } from '../provider-pay/bill-money.ts';

export type PaymentFacts = {
  readonly paymentNo: string;
  readonly status: string;
  readonly rctiNo: string | null;
  readonly name: string;
  readonly abn: string | null;
  readonly practiceName: string;
  readonly practiceAbn: string | null;
  readonly payOn: string;
  readonly paidOn: string | null;
  readonly withheld: Money;
  readonly lines: readonly {
    readonly description: string;
    readonly caseNo: string | null;
    readonly earnedOn: string;
    readonly amount: Money;
    readonly gst: Money;
    readonly isRemoved: boolean;
  }[];
};

export const payStyle = `
td.figure, th.figure { text-align: right; white-space: nowrap; }
tfoot td { border: 0; }
tfoot tr:last-child td { font-weight: 700; }
tr.removed td { text-decoration: line-through; }
`;

const day = (date: string): string => formatDate(date, 'D MMMM YYYY');
export const abnText = (abn: string | null): string =>
  abn ? abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4') : 'not quoted';

const sum = (words: string, amount: Money): Html =>
  html`<tr>
    <td colspan="3" class="figure">${words}</td>
    <td class="figure">${amountText(amount)}</td>
  </tr>`;

const line = ({
  description,
  caseNo,
  earnedOn,
  amount,
  gst,
  isRemoved,
}: PaymentFacts['lines'][0]) =>
  html`<tr class="${isRemoved ? 'removed' : ''}">
    <td>${day(earnedOn)}</td>
    <td>${[description, caseNo].filter(Boolean).join(', ')}${isRemoved ? ' (taken back)' : ''}</td>
    <td class="figure">${amountText(gst)}</td>
    <td class="figure">${amountText(amount)}</td>
  </tr>`;

/** A tax invoice names both ABNs and says that the recipient wrote it (GSTR 2000/10). */
export const paymentTitle = ({ rctiNo, paymentNo }: Pick<PaymentFacts, 'rctiNo' | 'paymentNo'>) =>
  rctiNo ? `Recipient created tax invoice ${rctiNo}` : `Remittance advice ${paymentNo}`;

function page(facts: PaymentFacts): Html {
  const kept = facts.lines.filter(({ isRemoved }) => !isRemoved);
  const total = addMoney('0', ...kept.map(({ amount }) => amount));
  const gst = addMoney('0', ...kept.map((one) => one.gst));
  const when = facts.paidOn
    ? html`Paid on <b>${day(facts.paidOn)}</b>`
    : html`To be paid on <b>${day(facts.payOn)}</b>`;
  return html`<h1>${paymentTitle(facts)}</h1>
    <p>
      Supplier: <b>${facts.name}</b>, ABN ${abnText(facts.abn)}<br />
      Recipient: <b>${facts.practiceName}</b>, ABN ${abnText(facts.practiceAbn)}<br />
      Payment ${facts.paymentNo}. ${when}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">For</th>
          <th scope="col" class="figure">GST</th>
          <th scope="col" class="figure">Amount with GST</th>
        </tr>
      </thead>
      <tbody>
        ${facts.lines.map(line)}
      </tbody>
      <tfoot>
        ${sum('Without GST', addMoney(total, minus(gst)))} ${sum('GST', gst)}
        ${sum('Total with GST', total)}
        ${!exact(facts.withheld).isZero() && sum('Tax withheld, no ABN quoted', facts.withheld)}
        ${sum('Transferred', addMoney(total, minus(facts.withheld)))}
      </tfoot>
    </table>
    ${
      facts.rctiNo &&
      html`<p>
        The recipient has written this tax invoice by agreement; the supplier writes none for these
        services. GST shown is payable by the supplier.
      </p>`
    }`;
}

export const paymentDocument = defineDocument<PaymentFacts>({
  name: 'providerPayment',
  style: payStyle,
  title: paymentTitle,
  fileName: paymentTitle,
  parts: (facts) => [page(facts)],
});
