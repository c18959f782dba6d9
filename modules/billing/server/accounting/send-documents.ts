import { amountText, exact } from '#kernel/domain';
import { toXeroCreditNote, toXeroInvoice, trackingName } from '../../domain/index.ts';
import type {
  CreditNoteToUpload,
  InvoiceToUpload,
  LineToUpload,
  RemoteInvoice,
  Uploaded,
} from '../../domain/index.ts';
import type { XeroClient } from './xero-client.ts';

type Document = {
  readonly companyId: string;
  readonly companyName: string;
  readonly lines: readonly LineToUpload[];
};

/** Customers and case types must be there before a document names them. */
async function prepare(
  client: XeroClient,
  documents: readonly Document[],
): Promise<(companyId: string) => string> {
  const companies = new Map(documents.map((one) => [one.companyId, one.companyName]));
  const types = documents.flatMap(({ lines }) => lines.flatMap(({ caseType }) => caseType ?? []));
  const contacts = await client.saveContacts(
    [...companies].map(([ContactNumber, Name]) => ({ ContactNumber, Name })),
  );
  if (types.length) await client.ensureTracking(trackingName, [...new Set(types)]);
  return (companyId) => contacts.get(companyId) ?? '';
}

const otherDocument = (number: string, total: string): string =>
  `The accounting system has another document ${number} over ${amountText(total)}. Correct it there, then upload again.`;

/** One that is there under our number was uploaded before: what came after it broke off. */
function adopted(given: InvoiceToUpload, there: RemoteInvoice): Uploaded {
  const isOurs = exact(there.total).equals(given.total) && there.status !== 'VOIDED';
  return {
    id: given.id,
    name: given.invoiceNo,
    accountingId: isOurs ? there.id : null,
    message: isOurs ? null : otherDocument(given.invoiceNo, there.total),
  };
}

/** Looks first, then makes what is missing: done twice, it is there once. */
export async function sendInvoices(
  client: XeroClient,
  given: readonly InvoiceToUpload[],
): Promise<readonly Uploaded[]> {
  const there = new Map(
    (await client.invoicesByNumber(given.map(({ invoiceNo }) => invoiceNo))).map((one) => [
      one.number,
      one,
    ]),
  );
  const missing = given.filter(({ invoiceNo }) => !there.has(invoiceNo));
  const contactOf = missing.length ? await prepare(client, missing) : () => '';
  const made = missing.length
    ? await client.createInvoices(
        missing.map((one) => toXeroInvoice(one, contactOf(one.companyId))),
      )
    : [];
  return given.map((one): Uploaded => {
    const known = there.get(one.invoiceNo);
    if (known) return adopted(one, known);
    const answer = made[missing.indexOf(one)];
    return {
      id: one.id,
      name: one.invoiceNo,
      accountingId: answer?.value?.id ?? null,
      message: answer?.value ? null : (answer?.fault ?? 'It was not taken.'),
    };
  });
}

export async function sendCreditNote(
  client: XeroClient,
  given: CreditNoteToUpload,
): Promise<Uploaded> {
  const { id, creditNoteNo: name, total } = given;
  const known = await client.creditNote(name);
  if (known) {
    const isOurs = exact(known.total).equals(total);
    return isOurs
      ? { id, name, accountingId: known.id, message: null }
      : { id, name, accountingId: null, message: otherDocument(name, known.total) };
  }
  const contactOf = await prepare(client, [given]);
  const { value, fault } = await client.createCreditNote(
    toXeroCreditNote(given, contactOf(given.companyId)),
  );
  return { id, name, accountingId: value?.id ?? null, message: fault };
}
