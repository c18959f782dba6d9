import { addDays, addMoney, exact, toCents, weekday } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { idOf, randomOf } from '#kernel/server';
import { lineAmounts, statutoryGst } from '#cases/domain';
import type { LineAmounts } from '#cases/domain';
import type { PlannedInvoice } from './planned-invoice.ts';

export type PlannedCredit = LineAmounts & {
  readonly id: string;
  readonly invoice: PlannedInvoice;
  readonly on: PlainDate;
  readonly total: Money;
};

export type PlannedReceipt = {
  readonly id: string;
  readonly companyId: string | null;
  readonly payerName: string | null;
  readonly on: PlainDate;
  readonly amount: Money;
  readonly applied: Money;
};

export type PlannedAllocation = {
  readonly id: string;
  readonly invoice: PlannedInvoice;
  readonly source: { readonly receiptId: string } | { readonly creditNoteId: string };
  readonly on: PlainDate;
  readonly amount: Money;
};

export type MoneyIn = {
  readonly receipts: readonly PlannedReceipt[];
  readonly credits: readonly PlannedCredit[];
  readonly allocations: readonly PlannedAllocation[];
};

const thursday = 4;

/** Customers pay on Thursdays, some weeks after the invoice. */
function paidOn({ id, invoiceDate }: PlannedInvoice, today: PlainDate): PlainDate {
  const day = addDays(invoiceDate, randomOf(id, 'paid').between(8, 40));
  const due = addDays(day, (thursday - weekday(day) + 7) % 7);
  return due > today ? today : due;
}

/** Every fortieth that is paid was reduced in a dispute: a tenth is credited. */
function creditsOf(paid: readonly PlannedInvoice[]): PlannedCredit[] {
  return paid
    .filter((_, at) => at % 40 === 7)
    .map((invoice) => {
      const unitPrice = toCents(exact(invoice.subtotal).div(10));
      const line = lineAmounts({ quantity: '1', unitPrice, hasGst: true }, statutoryGst);
      const total = addMoney(line.amount, line.gst);
      const on = addDays(invoice.invoiceDate, 2);
      return { ...line, id: idOf('creditNote', invoice.id), invoice, on, total };
    });
}

const half = (total: Money): Money => toCents(exact(total).div(2));

/** Money that nobody has applied yet: an overpayment, a prepayment, and two unknown payers. */
function unapplied(tenant: string, companies: readonly string[], today: PlainDate) {
  const [first = null, second = null] = companies;
  const given: readonly (readonly [string | null, string, Money, number])[] = [
    [first, 'Paid twice', '1595.00', 12],
    [second, 'Prepayment', '1815.00', 3],
    [null, 'DIRECT CREDIT 4471902', '797.50', 6],
    [null, 'OSKO J WHITFIELD', '550.00', 1],
  ];
  return given.map(([companyId, payerName, amount, days], at): PlannedReceipt => ({
    id: idOf('receipt', tenant, 'unapplied', String(at)),
    companyId,
    payerName,
    on: addDays(today, -days),
    amount,
    applied: '0.00',
  }));
}

const byDay = (a: { readonly on: PlainDate }, b: { readonly on: PlainDate }) =>
  a.on === b.on ? 0 : a.on < b.on ? -1 : 1;

/** One receipt for all that a customer pays on a day. */
export function moneyIn(
  tenant: string,
  invoices: readonly PlannedInvoice[],
  today: PlainDate,
): MoneyIn {
  const credits = creditsOf(invoices.filter(({ outcome }) => outcome === 'paid'));
  const credited = new Map(credits.map(({ invoice, total }) => [invoice.id, total]));
  const payments = invoices
    .filter(({ outcome }) => outcome === 'paid' || outcome === 'partPaid')
    .map((invoice) => ({
      invoice,
      on: paidOn(invoice, today),
      amount:
        invoice.outcome === 'partPaid'
          ? half(invoice.total)
          : toCents(exact(invoice.total).minus(credited.get(invoice.id) ?? 0)),
    }));
  const groups = Map.groupBy(payments, ({ invoice, on }) => `${invoice.companyId} ${on}`);
  const receipts = [...groups].map(([key, [first, ...more]]): PlannedReceipt => {
    const [companyId = '', on = ''] = key.split(' ');
    const amount = addMoney('0', ...[first, ...more].map((one) => one?.amount ?? '0'));
    const id = idOf('receipt', tenant, key);
    return { id, companyId, payerName: null, on, amount, applied: amount };
  });
  const companies = [...new Set(invoices.map(({ companyId }) => companyId))];
  return {
    receipts: [...receipts, ...unapplied(tenant, companies, today)].toSorted(byDay),
    credits: credits.toSorted(byDay),
    allocations: [
      ...credits.map(({ id, invoice, on, total }) => ({
        id: idOf('allocation', id),
        invoice,
        source: { creditNoteId: id },
        on,
        amount: total,
      })),
      ...payments.map(({ invoice, on, amount }) => ({
        id: idOf('allocation', invoice.id),
        invoice,
        source: { receiptId: idOf('receipt', tenant, `${invoice.companyId} ${on}`) },
        on,
        amount,
      })),
    ],
  };
}
