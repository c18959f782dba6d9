import { Refused, handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { cancelled, decideUploaded, uploadCreditNote, uploadInvoice } from '../../domain/index.ts';
import type { Uploaded } from '../../domain/index.ts';
import { orRefuse } from './accounting-failure.ts';
import { creditNotesHere, invoicesHere } from './documents-here.ts';
import { pushSettlements, readPayments } from './push-settlements.ts';
import { sendCreditNote, sendInvoices } from './send-documents.ts';
import type { XeroClient } from './xero-client.ts';
import { openAccounting, patienceOfRequest } from './xero-connection.ts';

function mustBeThere(uploaded: Uploaded | undefined): string {
  if (uploaded?.accountingId) return uploaded.accountingId;
  throw new Refused('accountingRefused', {
    values: { reason: uploaded?.message ?? 'It was not taken.' },
  });
}

export async function sendOneInvoice(
  tx: Tx,
  client: XeroClient,
  invoiceId: string,
): Promise<readonly Uploaded[]> {
  const uploaded = await sendInvoices(client, await invoicesHere(tx, [invoiceId]));
  const accountingId = mustBeThere(uploaded[0]);
  await pushSettlements(client, accountingId, await readPayments(tx, invoiceId));
  return uploaded;
}

const nowOf = ({ now }: Services) => now().toISOString();

/** A document that was uploaded answers as it is: pressing twice uploads once. */
export const uploadHandlers: readonly Handler[] = [
  handle(uploadInvoice, ({ tx, services, record, commit }) =>
    orRefuse(async () => {
      const { id, status, invoiceNo } = record;
      if (status === cancelled)
        throw new Refused('invoiceCancelled', { values: { invoiceNo: invoiceNo ?? '' } });
      const client = await openAccounting(services, tx.context, patienceOfRequest);
      const uploaded = record.accountingId ? [] : await sendOneInvoice(tx, client, id);
      return commit(decideUploaded('invoice', uploaded, nowOf(services)));
    }),
  ),

  handle(uploadCreditNote, ({ tx, services, record, commit }) =>
    orRefuse(async () => {
      const client = await openAccounting(services, tx.context, patienceOfRequest);
      const [note] = record.accountingId ? [] : await creditNotesHere(tx, [record.id]);
      const uploaded = note ? [await sendCreditNote(client, note)] : [];
      if (note) mustBeThere(uploaded[0]);
      return commit(decideUploaded('creditNote', uploaded, nowOf(services)));
    }),
  ),
];
