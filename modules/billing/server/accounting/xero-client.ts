import { randomUUID } from 'node:crypto';
import type {
  RemoteCreditNote,
  RemoteInvoice,
  XeroContact,
  XeroCreditNote,
  XeroInvoice,
  XeroPayment,
} from '../../domain/index.ts';
import type { PlainDate, Money } from '#kernel/domain';
import type { OpenConnection } from '#platform/server';
import { faultOf, readCreditNote, readInvoice } from './xero-answers.ts';
import type { Element, XeroCreditNoteAnswer, XeroInvoiceAnswer } from './xero-answers.ts';

/** One element of an answer: the document there, or why it was not taken. */
export type Taken<T> = { readonly value: T | null; readonly fault: string | null };

/** The address of a call must stay short; the same number is asked for in each. */
export const mostInCall = 40;

const listed = (values: readonly string[]): string => values.map(encodeURIComponent).join(',');

const taken = <A extends Element, T>(elements: readonly A[], read: (one: A) => T): Taken<T>[] =>
  elements.map((one) => {
    const fault = faultOf(one);
    return { fault, value: fault ? null : read(one) };
  });

type Tracking = {
  readonly TrackingCategoryID: string;
  readonly Name: string;
  readonly Options?: readonly { readonly Name: string }[];
};

type XeroCall = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
};

type Ask = <T>(call: XeroCall) => Promise<T>;

const organisationCalls = (ask: Ask) => {
  const get = <T>(path: string) => ask<T>({ method: 'GET', path });
  return {
    async organisation(): Promise<string> {
      const { Organisations } = await get<{ Organisations: { Name: string }[] }>('/Organisation');
      return Organisations[0]?.Name ?? '';
    },
    async accountCodes(): Promise<ReadonlySet<string>> {
      const { Accounts } = await get<{ Accounts: { Code?: string }[] }>('/Accounts');
      return new Set(Accounts.flatMap(({ Code }) => Code ?? []));
    },
    /** By our number of the contact: one that is there is brought up to date. */
    async saveContacts(contacts: readonly XeroContact[]): Promise<ReadonlyMap<string, string>> {
      const { Contacts } = await ask<{ Contacts: { ContactID: string; ContactNumber: string }[] }>({
        method: 'POST',
        path: '/Contacts',
        body: { Contacts: contacts },
      });
      return new Map(Contacts.map(({ ContactID, ContactNumber }) => [ContactNumber, ContactID]));
    },
    async ensureTracking(name: string, options: readonly string[]): Promise<void> {
      const { TrackingCategories: all } = await get<{ TrackingCategories: Tracking[] }>(
        '/TrackingCategories',
      );
      const made = async () =>
        (
          await ask<{ TrackingCategories: Tracking[] }>({
            method: 'PUT',
            path: '/TrackingCategories',
            body: { Name: name },
          })
        ).TrackingCategories[0];
      const category = all.find((one) => one.Name === name) ?? (await made());
      const known = new Set(category?.Options?.map((option) => option.Name));
      for (const option of options.filter((one) => !known.has(one)))
        await ask({
          method: 'PUT',
          path: `/TrackingCategories/${category?.TrackingCategoryID}/Options`,
          body: { Name: option },
        });
    },
  };
};

const invoiceCalls = (ask: Ask) => {
  const invoicesAt = async (path: string): Promise<readonly RemoteInvoice[]> => {
    const { Invoices } = await ask<{ Invoices: XeroInvoiceAnswer[] }>({ method: 'GET', path });
    return Invoices.map(readInvoice);
  };
  return {
    invoicesByNumber: (numbers: readonly string[]) =>
      invoicesAt(`/Invoices?InvoiceNumbers=${listed(numbers)}&page=1&pageSize=100`),
    invoicesById: (ids: readonly string[]) =>
      invoicesAt(`/Invoices?IDs=${listed(ids)}&page=1&pageSize=100`),
    /** PUT never changes what is there: a number that is taken is refused. */
    async createInvoices(invoices: readonly XeroInvoice[]): Promise<Taken<RemoteInvoice>[]> {
      const { Invoices } = await ask<{ Invoices: (XeroInvoiceAnswer & Element)[] }>({
        method: 'PUT',
        path: '/Invoices?summarizeErrors=false',
        body: { Invoices: invoices },
      });
      return taken(Invoices, readInvoice);
    },
    async voidInvoice(id: string): Promise<void> {
      await ask({
        method: 'POST',
        path: `/Invoices/${encodeURIComponent(id)}`,
        body: { Status: 'VOIDED' },
      });
    },
  };
};

const creditCalls = (ask: Ask) => ({
  async creditNote(number: string): Promise<RemoteCreditNote | null> {
    const { CreditNotes } = await ask<{ CreditNotes: XeroCreditNoteAnswer[] }>({
      method: 'GET',
      path: `/CreditNotes?where=${encodeURIComponent(`CreditNoteNumber=="${number}"`)}&page=1`,
    });
    return CreditNotes[0] ? readCreditNote(CreditNotes[0]) : null;
  },
  async createCreditNote(note: XeroCreditNote): Promise<Taken<RemoteCreditNote>> {
    const { CreditNotes } = await ask<{ CreditNotes: (XeroCreditNoteAnswer & Element)[] }>({
      method: 'PUT',
      path: '/CreditNotes?summarizeErrors=false',
      body: { CreditNotes: [note] },
    });
    return taken(CreditNotes, readCreditNote)[0] ?? { value: null, fault: 'It was not taken.' };
  },
  async applyCredit(creditNoteId: string, given: AppliedCredit): Promise<void> {
    await ask({
      method: 'PUT',
      path: `/CreditNotes/${encodeURIComponent(creditNoteId)}/Allocations`,
      body: {
        Amount: given.amount,
        Date: given.on,
        Invoice: { InvoiceID: given.invoiceId },
      },
    });
  },
});

const paymentCalls = (ask: Ask) => ({
  async pay(payment: XeroPayment): Promise<void> {
    await ask({
      method: 'PUT',
      path: '/Payments',
      body: payment,
    });
  },
  async removePayment(id: string): Promise<void> {
    await ask({
      method: 'POST',
      path: `/Payments/${encodeURIComponent(id)}`,
      body: { Status: 'DELETED' },
    });
  },
});

/** As much of Xero as is used: https://developer.xero.com/documentation/api/accounting/overview */
export function openXero(connection: OpenConnection) {
  // The same key twice does it once, so every call may be tried again. Within one call only: a later
  // one looks first at what is there, and may do it anew.
  const ask: Ask = async <T>({ path, ...call }: XeroCall) => {
    const headers = { 'idempotency-key': randomUUID() };
    const asked = { ...call, path: `/api.xro/2.0${path}`, headers, isRepeatable: true };
    return (await connection.ask(asked)).json() as T;
  };
  return {
    ...organisationCalls(ask),
    ...invoiceCalls(ask),
    ...creditCalls(ask),
    ...paymentCalls(ask),
  };
}

type AppliedCredit = {
  readonly invoiceId: string;
  readonly amount: Money;
  readonly on: PlainDate;
};

export type XeroClient = ReturnType<typeof openXero>;
