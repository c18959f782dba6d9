import { addMoney, exact } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { InvoiceStatus } from '../invoices/invoice-choices.ts';
import type { XeroCreditNote, XeroInvoice, XeroLine } from './xero-types.ts';

export type LineToUpload = {
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: Money;
  readonly amount: Money;
  readonly gst: Money;
  /** The code of the account, which is the mapping (G-101). */
  readonly accountCode: string;
  readonly caseType: string | null;
};

type DocumentToUpload = {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly reference: string;
  readonly total: Money;
  readonly accountingId: string | null;
  readonly lines: readonly LineToUpload[];
};

export type InvoiceToUpload = DocumentToUpload & {
  readonly invoiceNo: string;
  readonly status: InvoiceStatus;
  readonly invoiceDate: PlainDate;
  readonly dueDate: PlainDate;
};

export type CreditNoteToUpload = DocumentToUpload & {
  readonly creditNoteNo: string;
  readonly creditDate: PlainDate;
};

/** The tracking category under which each case type is an option. */
export const trackingName = 'Case type';

const lineOf = (line: LineToUpload): XeroLine => ({
  Description: line.description,
  Quantity: line.quantity,
  UnitAmount: line.unitPrice,
  LineAmount: line.amount,
  TaxType: exact(line.gst).isZero() ? 'EXEMPTOUTPUT' : 'OUTPUT',
  TaxAmount: line.gst,
  AccountCode: line.accountCode,
  Tracking: line.caseType ? [{ Name: trackingName, Option: line.caseType }] : [],
});

const shared = { LineAmountTypes: 'Exclusive', Status: 'AUTHORISED', CurrencyCode: 'AUD' } as const;

export const toXeroInvoice = (given: InvoiceToUpload, contactId: string): XeroInvoice => ({
  ...shared,
  Type: 'ACCREC',
  InvoiceNumber: given.invoiceNo,
  Contact: { ContactID: contactId },
  Date: given.invoiceDate,
  DueDate: given.dueDate,
  Reference: given.reference,
  LineItems: given.lines.map(lineOf),
});

export const toXeroCreditNote = (given: CreditNoteToUpload, contactId: string): XeroCreditNote => ({
  ...shared,
  Type: 'ACCRECCREDIT',
  CreditNoteNumber: given.creditNoteNo,
  Contact: { ContactID: contactId },
  Date: given.creditDate,
  Reference: given.reference,
  LineItems: given.lines.map(lineOf),
});

/** What the other side will make of the lines; it must be our total. */
export const totalThere = (lines: readonly XeroLine[]): Money =>
  addMoney('0', ...lines.flatMap(({ LineAmount, TaxAmount }) => [LineAmount, TaxAmount]));
