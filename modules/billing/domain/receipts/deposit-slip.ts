import { defineDocument } from '#documents/domain';
import type { PrintRoute } from '#documents/domain';
import { amountText, formatDate, html } from '#kernel/domain';
import type { Html, Money, PlainDate } from '#kernel/domain';
import { sumOf } from './decide-allocation.ts';

export type DepositedReceipt = {
  readonly receiptNo: string;
  readonly receivedOn: PlainDate;
  readonly from: string;
  readonly method: 'cheque' | 'cash';
  readonly reference: string | null;
  readonly amount: Money;
};

export type DepositSlip = {
  readonly receipts: readonly DepositedReceipt[];
  readonly today: PlainDate;
};

const style = `
td.figure, th.figure { text-align: right; white-space: nowrap; }
tfoot td { border: 0; }
tfoot tr:last-child td { font-weight: 700; }
`;

const day = (date: PlainDate): string => formatDate(date, 'D MMMM YYYY');

const row = (one: DepositedReceipt): Html =>
  html`<tr>
    <td>${one.receiptNo}</td>
    <td>${day(one.receivedOn)}</td>
    <td>${one.from}</td>
    <td>${one.method === 'cash' ? 'Cash' : `Cheque ${one.reference ?? ''}`.trim()}</td>
    <td class="figure">${amountText(one.amount)}</td>
  </tr>`;

const sum = (words: string, receipts: readonly DepositedReceipt[]): Html =>
  html`<tr>
    <td colspan="4" class="figure">${words}</td>
    <td class="figure">${amountText(sumOf(receipts))}</td>
  </tr>`;

const page = ({ receipts, today }: DepositSlip): Html => {
  const [cheques, cash] = (['cheque', 'cash'] as const).map((method) =>
    receipts.filter((one) => one.method === method),
  );
  return html`<h1>Deposit slip</h1>
    <p class="soft">${day(today)}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Receipt</th>
          <th scope="col">Received</th>
          <th scope="col">From</th>
          <th scope="col">By</th>
          <th scope="col" class="figure">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${receipts.map(row)}
      </tbody>
      <tfoot>
        ${sum(`Cheques (${cheques?.length ?? 0})`, cheques ?? [])}
        ${sum(`Cash (${cash?.length ?? 0})`, cash ?? [])} ${sum('Deposited', receipts)}
      </tfoot>
    </table>
    <p>Deposited by ______________________ Date ______________</p>`;
};

export const depositSlipDocument = defineDocument<DepositSlip>({
  name: 'depositSlip',
  style,
  title: () => 'Deposit slip',
  fileName: ({ today }) => `Deposit slip ${today}`,
  parts: (facts) => [page(facts)],
});

export const depositSlipRoute: PrintRoute = {
  page: '/view/receipts/deposit-slip',
  call: 'GET /app/receipts/DepositSlip',
  needs: 'filters',
  sends: { ids: 'ids' },
};
