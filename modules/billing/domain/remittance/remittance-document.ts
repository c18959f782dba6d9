import { defineDocument } from '#documents/domain';
import { amountText, formatDate, html } from '#kernel/domain';
import type { Html, Money } from '#kernel/domain';
import type { OpenRange } from './remittance-filter.ts';

export type StatementLine = {
  readonly day: string | null;
  readonly caseNo: string | null;
  readonly invoiceNo: string | null;
  readonly paymentNo: string | null;
  readonly description: string;
  readonly share: Money;
  readonly commission: Money;
  readonly tax: Money;
  readonly withheld: Money;
  readonly commissionAmountWithTax: Money;
};

export type RemittanceStatement = {
  readonly fullName: string;
  readonly share: Money;
  readonly commission: Money;
  readonly tax: Money;
  readonly withheld: Money;
  readonly commissionAmountWithTax: Money;
  readonly items: readonly StatementLine[];
};

export type StatementFacts = {
  readonly isPaid: boolean;
  readonly range: OpenRange;
  readonly statements: readonly RemittanceStatement[];
};

/** B-267. */
export const remittanceTitle = (isPaid: boolean): string =>
  isPaid ? 'Remittance Payment' : 'Remittance Scheduled Payment';

const day = (date: string | null): string => (date ? formatDate(date, 'DD MMM YYYY') : '');

export const rangeText = ({ from, to }: OpenRange): string =>
  [from && day(from), to && day(to)].filter(Boolean).join(' to ');

const style = `
td.figure, th.figure { text-align: right; white-space: nowrap; }
tfoot td { font-weight: 700; }
section + section { break-before: page; }
`;

const figure = (amount: Money): Html => html`<td class="figure">${amountText(amount)}</td>`;

const rowOf = (line: StatementLine): Html =>
  html`<tr>
    <td>${day(line.day)}</td>
    <td>${line.caseNo}</td>
    <td>${line.paymentNo ?? line.invoiceNo}</td>
    <td>${line.description}</td>
    ${figure(line.share)} ${figure(line.commission)} ${figure(line.tax)}
    ${figure(line.commissionAmountWithTax)}
  </tr>`;

const heads = ['Date', 'Case', 'Reference', 'For'] as const;
const figures = ['Fee', 'Commission', 'GST', 'Total'] as const;

const page = ({ isPaid, range }: StatementFacts, statement: RemittanceStatement): Html =>
  html`<section>
    <h1>${remittanceTitle(isPaid)}</h1>
    <p><b>${statement.fullName}</b><br />${rangeText(range)}</p>
    <table>
      <thead>
        <tr>
          ${heads.map((words) => html`<th scope="col">${words}</th>`)}
          ${figures.map((words) => html`<th scope="col" class="figure">${words}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${statement.items.map(rowOf)}
      </tbody>
      <tfoot>
        <tr>
          <td colspan="4">Total</td>
          ${figure(statement.share)} ${figure(statement.commission)} ${figure(statement.tax)}
          ${figure(statement.commissionAmountWithTax)}
        </tr>
      </tfoot>
    </table>
    ${
      statement.withheld !== '0.00' &&
      html`<p>Tax withheld because no ABN was quoted: <b>${amountText(statement.withheld)}</b></p>`
    }
  </section>`;

export const remittanceDocument = defineDocument<StatementFacts>({
  name: 'specialistRemittance',
  style,
  title: ({ isPaid }) => remittanceTitle(isPaid),
  fileName: ({ isPaid, statements: [first, ...others] }) =>
    [remittanceTitle(isPaid), !others.length && first?.fullName].filter(Boolean).join(' '),
  parts: (facts) =>
    facts.statements.length
      ? facts.statements.map((statement) => page(facts, statement))
      : [
          html`<h1>${remittanceTitle(facts.isPaid)}</h1>
            <p>Nothing in ${rangeText(facts.range)}.</p>`,
        ],
});
