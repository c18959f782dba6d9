import type { Money, PlainDate } from '#kernel/domain';

/** The part of the Xero Accounting API (2.0) that is used here, with its own spelling. */
export type XeroContact = {
  readonly ContactNumber: string;
  readonly Name: string;
};

export type XeroTracking = { readonly Name: string; readonly Option: string };

export type XeroLine = {
  readonly Description: string;
  readonly Quantity: string;
  readonly UnitAmount: Money;
  readonly LineAmount: Money;
  readonly TaxType: 'OUTPUT' | 'EXEMPTOUTPUT';
  readonly TaxAmount: Money;
  readonly AccountCode: string;
  readonly Tracking: readonly XeroTracking[];
};

type XeroDocument = {
  readonly Contact: { readonly ContactID: string };
  readonly Date: PlainDate;
  readonly LineAmountTypes: 'Exclusive';
  readonly Reference: string;
  readonly Status: 'AUTHORISED';
  readonly CurrencyCode: 'AUD';
  readonly LineItems: readonly XeroLine[];
};

export type XeroInvoice = XeroDocument & {
  readonly Type: 'ACCREC';
  readonly InvoiceNumber: string;
  readonly DueDate: PlainDate;
};

export type XeroCreditNote = XeroDocument & {
  readonly Type: 'ACCRECCREDIT';
  readonly CreditNoteNumber: string;
};

export type XeroPayment = {
  readonly Invoice: { readonly InvoiceID: string };
  readonly Account: { readonly Code: string };
  readonly Date: PlainDate;
  readonly Amount: Money;
  readonly Reference: string;
};

/** What is read back. Amounts come as JSON numbers and are made exact at once. */
export type RemotePayment = {
  readonly id: string;
  readonly amount: Money;
  readonly on: PlainDate;
  readonly reference: string;
};

export type RemoteInvoice = {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly total: Money;
  readonly paid: Money;
  readonly credited: Money;
  readonly payments: readonly RemotePayment[];
};

export type RemoteCreditNote = {
  readonly id: string;
  readonly number: string;
  readonly total: Money;
  /** What of it was applied to which invoice there. */
  readonly applied: readonly { readonly invoiceId: string; readonly amount: Money }[];
};
