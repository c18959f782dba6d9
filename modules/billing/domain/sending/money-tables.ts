import { addMoney, amountText, exact, formatDate, html } from '#kernel/domain';
import type { Html, Money, PlainDate } from '#kernel/domain';

/** What the printed papers of this module share. */
export const moneyStyle = `
td.figure, th.figure { text-align: right; white-space: nowrap; }
td.whole { white-space: nowrap; }
tfoot td { border: 0; }
tfoot tr.sum td { font-weight: 700; }
.paper-facts { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 8mm; margin: 4mm 0; }
.paper-facts p { margin: 0; }
.void { color: #b3261e; font-weight: 700; letter-spacing: 0.1em; }
.pay-to { margin-top: 6mm; padding: 3mm 4mm; border: 1px solid #c7ccd1; border-radius: 2mm; break-inside: avoid; }
.pay-to p { margin: 0; }
`;

/** `062-000`, as everybody writes it. */
export const bsbText = (digits: string): string => digits.replace(/^(\d{3})(\d{3})$/, '$1-$2');

export const longDay = (date: PlainDate | null): string =>
  date ? formatDate(date, 'D MMMM YYYY') : '';

/** In a table, where a number or a day must not go over two lines. */
export const whole = (words: string): Html => html`<td class="whole">${words}</td>`;

export const wholeDay = (date: PlainDate | null): Html =>
  whole(date ? formatDate(date, 'D MMM YYYY') : '');

export const figure = (amount: Money): Html => html`<td class="figure">${amountText(amount)}</td>`;

export const sumRow = (words: string, amount: Money, span: number, isLast = false): Html =>
  html`<tr class="${isLast ? 'sum' : ''}">
    <td colspan="${String(span)}" class="figure">${words}</td>
    ${figure(amount)}
  </tr>`;

/** `Claim number: <b>…</b>`, and nothing where it is not known. */
export const fact = (label: string, value: string | null): Html | null =>
  value ? html`<p>${label}: <b>${value}</b></p>` : null;

export const withGst = ({ amount, gst }: { readonly amount: Money; readonly gst: Money }): Money =>
  addMoney(amount, gst);

export const isSome = (amount: Money): boolean => !exact(amount).isZero();
