import { exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { RemoteCreditNote, RemoteInvoice } from '../../domain/index.ts';

/** A number of JSON has two decimals at most here, so its shortest text is exact. */
const money = (value: number | string | undefined): Money => toCents(exact(value ?? 0));

/** `/Date(1518652800000+0000)/` or an ISO text. */
export function dayIn(value: string): PlainDate {
  const stamp = /^\/Date\((-?\d+)/.exec(value)?.[1];
  return (stamp ? new Date(Number(stamp)).toISOString() : value).slice(0, 10);
}

type Amount = number | string;

export type XeroInvoiceAnswer = {
  readonly InvoiceID: string;
  readonly InvoiceNumber: string;
  readonly Status: string;
  readonly Total: Amount;
  readonly AmountPaid?: Amount;
  readonly AmountCredited?: Amount;
  readonly Payments?: readonly {
    readonly PaymentID: string;
    readonly Amount: Amount;
    readonly Date: string;
    readonly Reference?: string;
  }[];
};

export const readInvoice = (given: XeroInvoiceAnswer): RemoteInvoice => ({
  id: given.InvoiceID,
  number: given.InvoiceNumber,
  status: given.Status,
  total: money(given.Total),
  paid: money(given.AmountPaid),
  credited: money(given.AmountCredited),
  payments: (given.Payments ?? []).map((payment) => ({
    id: payment.PaymentID,
    amount: money(payment.Amount),
    on: dayIn(payment.Date),
    reference: payment.Reference ?? '',
  })),
});

export type XeroCreditNoteAnswer = {
  readonly CreditNoteID: string;
  readonly CreditNoteNumber: string;
  readonly Total: Amount;
  readonly Allocations?: readonly {
    readonly Amount: Amount;
    readonly Invoice: { readonly InvoiceID: string };
  }[];
};

export const readCreditNote = (given: XeroCreditNoteAnswer): RemoteCreditNote => ({
  id: given.CreditNoteID,
  number: given.CreditNoteNumber,
  total: money(given.Total),
  applied: (given.Allocations ?? []).map(({ Amount: amount, Invoice: { InvoiceID } }) => ({
    invoiceId: InvoiceID,
    amount: money(amount),
  })),
});

/** With `summarizeErrors=false` each element says for itself whether it was taken. */
export type Element = {
  readonly StatusAttributeString?: string;
  readonly ValidationErrors?: readonly { readonly Message: string }[];
};

export const faultOf = ({ StatusAttributeString, ValidationErrors }: Element): string | null =>
  StatusAttributeString === 'ERROR'
    ? (ValidationErrors?.[0]?.Message ?? 'It was not taken.')
    : null;
