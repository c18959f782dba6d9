import { randomUUID } from 'node:crypto';
import { exact, toCents } from '#kernel/domain';

type Line = { LineAmount: string; TaxAmount: string; AccountCode: string };
export type GivenDocument = {
  InvoiceNumber?: string;
  CreditNoteNumber?: string;
  Contact: { ContactID: string };
  Date: string;
  LineItems: Line[];
};
export type BookedDocument = GivenDocument & {
  id: string;
  number: string;
  status: string;
  total: string;
};
type Payment = { id: string; invoiceId: string; amount: string; on: string; reference: string };
type Allocation = { creditNoteId: string; invoiceId: string; amount: string };
type Contact = { ContactID: string; ContactNumber: string; Name: string };
type Category = { TrackingCategoryID: string; Name: string; Options: { Name: string }[] };

/** What one organisation has in its books; plain data, so that it can be kept in a file. */
export type Books = {
  contacts: Contact[];
  tracking: Category[];
  invoices: BookedDocument[];
  creditNotes: BookedDocument[];
  payments: Payment[];
  allocations: Allocation[];
};

export const newBooks = (): Books => ({
  contacts: [],
  tracking: [],
  invoices: [],
  creditNotes: [],
  payments: [],
  allocations: [],
});

/** The chart of a new organisation. */
export const accountCodes: readonly string[] = Array.from({ length: 700 }, (_, at) =>
  String(200 + at),
);

const sum = (amounts: readonly string[]): string =>
  toCents(amounts.reduce((whole, amount) => whole.plus(amount), exact(0)));

export const paidOn = ({ payments }: Books, invoiceId: string): string =>
  sum(payments.filter((one) => one.invoiceId === invoiceId).map(({ amount }) => amount));

export const creditedOn = ({ allocations }: Books, invoiceId: string): string =>
  sum(allocations.filter((one) => one.invoiceId === invoiceId).map(({ amount }) => amount));

export const dueOn = (books: Books, { id, total }: BookedDocument): string =>
  toCents(exact(total).minus(paidOn(books, id)).minus(creditedOn(books, id)));

export const statusOf = (books: Books, invoice: BookedDocument): string =>
  invoice.status === 'AUTHORISED' && exact(dueOn(books, invoice)).isZero()
    ? 'PAID'
    : invoice.status;

/** Whoever calls may leave anything out. */
const hasAmounts = (line: Partial<Line> | null): boolean =>
  [line?.LineAmount, line?.TaxAmount].every(
    (amount) => amount !== undefined && /^-?\d+(\.\d+)?$/.test(String(amount)),
  );

/** The words of Xero for what it does not take. */
export function faultIn(
  books: Books,
  given: GivenDocument,
  known: readonly BookedDocument[],
): string | null {
  const number = given.InvoiceNumber ?? given.CreditNoteNumber ?? '';
  if (known.some((one) => one.number === number && one.status !== 'VOIDED'))
    return 'Invoice # must be unique.';
  if (!books.contacts.some(({ ContactID }) => ContactID === given.Contact?.ContactID))
    return 'The Contact must contain at least 1 of the following elements to identify the contact: Name, ContactId, ContactNumber';
  if (!Array.isArray(given.LineItems) || !given.LineItems.every(hasAmounts))
    return 'A line item must have a LineAmount and a TaxAmount.';
  const strange = given.LineItems.find(({ AccountCode }) => !accountCodes.includes(AccountCode));
  return strange
    ? `Account code '${strange.AccountCode}' is not a valid code for this document.`
    : null;
}

export function book(known: BookedDocument[], given: GivenDocument): BookedDocument {
  const made = {
    ...given,
    id: randomUUID(),
    number: given.InvoiceNumber ?? given.CreditNoteNumber ?? '',
    status: 'AUTHORISED',
    total: sum(given.LineItems.flatMap((line) => [line.LineAmount, line.TaxAmount])),
  };
  known.push(made);
  return made;
}
