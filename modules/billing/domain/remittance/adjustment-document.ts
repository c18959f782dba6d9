import { defineDocument } from '#documents/domain';
import { amountText, formatDate, html } from '#kernel/domain';
import type { Html, Money } from '#kernel/domain';
import { minus } from '../provider-pay/bill-money.ts';
import { abnText, payStyle } from './payment-document.ts';

export type AdjustmentFacts = {
  readonly adjustmentNo: string;
  readonly rctiNo: string;
  readonly paymentNo: string;
  readonly name: string;
  readonly abn: string | null;
  readonly practiceName: string;
  readonly practiceAbn: string | null;
  readonly adjustedOn: string;
  readonly description: string;
  readonly caseNo: string | null;
  readonly earnedOn: string;
  readonly amount: Money;
  readonly gst: Money;
};

const day = (date: string): string => formatDate(date, 'D MMMM YYYY');

const title = ({ adjustmentNo }: Pick<AdjustmentFacts, 'adjustmentNo'>): string =>
  `Recipient created adjustment note ${adjustmentNo}`;

/** Whoever writes the tax invoice of a supply writes its adjustment note too (GSTR 2013/2). */
function page(facts: AdjustmentFacts): Html {
  const { amount, gst } = facts;
  const what = [facts.description, facts.caseNo].filter(Boolean).join(', ');
  return html`<h1>${title(facts)}</h1>
    <p>
      Supplier: <b>${facts.name}</b>, ABN ${abnText(facts.abn)}<br />
      Recipient: <b>${facts.practiceName}</b>, ABN ${abnText(facts.practiceAbn)}<br />
      Adjusts tax invoice <b>${facts.rctiNo}</b> of payment ${facts.paymentNo}.
      ${day(facts.adjustedOn)}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Taken back</th>
          <th scope="col" class="figure">GST</th>
          <th scope="col" class="figure">Amount with GST</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>${day(facts.earnedOn)}</td>
          <td>${what}</td>
          <td class="figure">${amountText(minus(gst))}</td>
          <td class="figure">${amountText(minus(amount))}</td>
        </tr>
      </tbody>
    </table>
    <p>
      The price of the supply is lower by ${amountText(amount)}, of it ${amountText(gst)} GST. The
      supplier writes no adjustment note of its own.
    </p>`;
}

export const adjustmentDocument = defineDocument<AdjustmentFacts>({
  name: 'providerAdjustment',
  style: payStyle,
  title,
  fileName: title,
  parts: (facts) => [page(facts)],
});
