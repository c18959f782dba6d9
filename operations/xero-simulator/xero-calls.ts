import { randomUUID } from 'node:crypto';
import { exact } from '#kernel/domain';
import { accountCodes, book, creditedOn, dueOn, faultIn, paidOn, statusOf } from './xero-books.ts';
import type { BookedDocument, Books, GivenDocument } from './xero-books.ts';

export type SimulatedCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

export type SimulatedAnswer = { readonly status: number; readonly body: object };

const stamp = (day: string): string => `/Date(${Date.parse(`${day}T00:00:00Z`)}+0000)/`;

const shownInvoice = (books: Books, one: BookedDocument) => ({
  InvoiceID: one.id,
  InvoiceNumber: one.number,
  Type: 'ACCREC',
  Status: statusOf(books, one),
  Contact: one.Contact,
  LineItems: one.LineItems,
  Total: Number(one.total),
  AmountPaid: Number(paidOn(books, one.id)),
  AmountCredited: Number(creditedOn(books, one.id)),
  AmountDue: Number(dueOn(books, one)),
  Payments: books.payments
    .filter(({ invoiceId }) => invoiceId === one.id)
    .map(({ id, amount, on, reference }) => ({
      PaymentID: id,
      Amount: Number(amount),
      Date: stamp(on),
      Reference: reference,
    })),
});

const shownCreditNote = (books: Books, one: BookedDocument) => ({
  CreditNoteID: one.id,
  CreditNoteNumber: one.number,
  Status: one.status,
  Total: Number(one.total),
  Allocations: books.allocations
    .filter(({ creditNoteId }) => creditNoteId === one.id)
    .map(({ amount, invoiceId }) => ({
      Amount: Number(amount),
      Invoice: { InvoiceID: invoiceId },
    })),
});

const ok = (body: object): SimulatedAnswer => ({ status: 200, body });
const invalid = (message: string): SimulatedAnswer => ({
  status: 400,
  body: {
    ErrorNumber: 10,
    Type: 'ValidationException',
    Message: 'A validation exception occurred',
    Elements: [{ ValidationErrors: [{ Message: message }] }],
  },
});
const missing: SimulatedAnswer = { status: 404, body: { Message: 'The resource is not found.' } };

function createAll(
  books: Books,
  given: readonly GivenDocument[],
  known: BookedDocument[],
  show: (books: Books, one: BookedDocument) => object,
): object[] {
  return given.map((one) => {
    const fault = faultIn(books, one, known);
    return fault
      ? { ...one, StatusAttributeString: 'ERROR', ValidationErrors: [{ Message: fault }] }
      : { ...show(books, book(known, one)), StatusAttributeString: 'OK' };
  });
}

const wanted = (query: URLSearchParams, key: string): readonly string[] =>
  (query.get(key) ?? '').split(',').filter(Boolean);

function readInvoices(books: Books, query: URLSearchParams): SimulatedAnswer {
  const ids = wanted(query, 'IDs');
  const numbers = wanted(query, 'InvoiceNumbers');
  const found = books.invoices.filter(({ id, number }) =>
    ids.length ? ids.includes(id) : numbers.includes(number),
  );
  return ok({ Invoices: found.map((one) => shownInvoice(books, one)) });
}

type NewPayment = {
  Invoice: { InvoiceID: string };
  Account: { Code: string };
  Date: string;
  Amount: string;
  Reference?: string;
};

function pay(books: Books, given: Partial<NewPayment>): SimulatedAnswer {
  const invoice = books.invoices.find(({ id }) => id === given.Invoice?.InvoiceID);
  if (!invoice) return invalid('Invoice could not be found.');
  if (!accountCodes.includes(given.Account?.Code ?? ''))
    return invalid(`Account code '${given.Account?.Code}' is not a valid code.`);
  const { Amount: amount = '0', Date: on = '', Reference: reference = '' } = given;
  if (exact(amount).greaterThan(dueOn(books, invoice)))
    return invalid('Payment amount exceeds the amount outstanding on this document');
  const id = randomUUID();
  books.payments.push({ id, invoiceId: invoice.id, amount, on, reference });
  return ok({ Payments: [{ PaymentID: id }] });
}

function voidInvoice(books: Books, id: string): SimulatedAnswer {
  const invoice = books.invoices.find((one) => one.id === id);
  if (!invoice) return missing;
  if (books.payments.some(({ invoiceId }) => invoiceId === id))
    return invalid('Invoice not of valid status for modification');
  invoice.status = 'VOIDED';
  return ok({ Invoices: [shownInvoice(books, invoice)] });
}

function saveContacts(books: Books, given: readonly GivenContact[]) {
  const saved = given.map(({ ContactNumber, Name }) => {
    const known = books.contacts.find((one) => one.ContactNumber === ContactNumber);
    const contact = known ?? { ContactID: randomUUID(), ContactNumber, Name };
    if (!known) books.contacts.push(contact);
    contact.Name = Name;
    return contact;
  });
  return ok({ Contacts: saved });
}

function applyCredit(books: Books, creditNoteId: string, body: unknown): SimulatedAnswer {
  const { Amount, Invoice } = body as { Amount: string; Invoice: { InvoiceID: string } };
  const invoice = books.invoices.find(({ id }) => id === Invoice.InvoiceID);
  if (!invoice) return missing;
  if (exact(Amount).greaterThan(dueOn(books, invoice)))
    return invalid('Allocation amount exceeds the amount outstanding on this document');
  books.allocations.push({ creditNoteId, invoiceId: invoice.id, amount: Amount });
  return ok({ Allocations: [] });
}

function track(
  books: Books,
  id: string | undefined,
  { Name = '' }: { Name?: string },
): SimulatedAnswer {
  const category = books.tracking.find(({ TrackingCategoryID }) => TrackingCategoryID === id);
  if (id && !category) return missing;
  if (category) category.Options.push({ Name });
  else books.tracking.push({ TrackingCategoryID: randomUUID(), Name, Options: [] });
  return ok({ TrackingCategories: [category ?? books.tracking.at(-1)] });
}

type GivenContact = { ContactNumber: string; Name: string };

/** Whatever a call may bring; each reads its own part. */
type GivenBody = Partial<NewPayment> & {
  Name?: string;
  Contacts?: readonly GivenContact[];
  Invoices?: readonly GivenDocument[];
  CreditNotes?: readonly GivenDocument[];
};

/** The calls of the Accounting API that Caseway makes. */
export function answerCall(books: Books, call: SimulatedCall): SimulatedAnswer {
  const { method, query, body } = call;
  const [, what = '', id, part] = call.path.split('/');
  const given = (body ?? {}) as GivenBody;
  switch (`${method} ${what}${id ? '/id' : ''}${part ? `/${part}` : ''}`) {
    case 'GET Organisation':
      return ok({ Organisations: [{ Name: 'Simulated practice' }] });
    case 'GET Accounts':
      return ok({ Accounts: accountCodes.map((Code) => ({ Code })) });
    case 'GET TrackingCategories':
      return ok({ TrackingCategories: books.tracking });
    case 'PUT TrackingCategories':
    case 'PUT TrackingCategories/id/Options':
      return track(books, id, given);
    case 'POST Contacts':
      return saveContacts(books, given.Contacts ?? []);
    case 'GET Invoices':
      return readInvoices(books, query);
    case 'PUT Invoices':
      return ok({
        Invoices: createAll(books, given.Invoices ?? [], books.invoices, shownInvoice),
      });
    case 'POST Invoices/id':
      return voidInvoice(books, id ?? '');
    case 'GET CreditNotes': {
      const number = /"(.*)"/.exec(query.get('where') ?? '')?.[1];
      const found = books.creditNotes.filter((one) => one.number === number);
      return ok({ CreditNotes: found.map((one) => shownCreditNote(books, one)) });
    }
    case 'PUT CreditNotes':
      return ok({
        CreditNotes: createAll(books, given.CreditNotes ?? [], books.creditNotes, shownCreditNote),
      });
    case 'PUT CreditNotes/id/Allocations':
      return applyCredit(books, id ?? '', body);
    case 'PUT Payments':
      return pay(books, given);
    case 'POST Payments/id': {
      books.payments = books.payments.filter((one) => one.id !== id);
      return ok({ Payments: [] });
    }
    default:
      return missing;
  }
}
