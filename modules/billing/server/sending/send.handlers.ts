import { askAboutStrangers } from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { accept, change } from '#kernel/domain';
import { handle } from '#kernel/server';
import {
  decideCreditNoteSending,
  decideInvoiceSending,
  invoice,
  sendCreditNote,
  sendInvoice,
  setReminders,
} from '../../domain/index.ts';
import { invoiceFacts } from '../invoices/invoice-facts.ts';
import { addressOf } from './address-of.ts';
import { queueInvoiceMail } from './invoice-mail.ts';

const sendInvoiceHandler = handle(sendInvoice, async (call) => {
  const { record, input, tx, services, commit } = call;
  await askAboutStrangers(call, [input.email]);
  const to = input.email || (await addressOf(tx, record.companyId));
  const now = services.now().toISOString();
  const { abn } = await readLetterhead(tx, services);
  const sent = await commit(decideInvoiceSending(invoiceFacts(record), { to, now, abn }));
  const { id: invoiceId, invoiceNo } = record;
  await queueInvoiceMail(tx, services, {
    invoiceId,
    invoiceNo: invoiceNo ?? '',
    template: 'InvoiceSent',
    to: to ?? '',
  });
  return sent;
});

const remindersHandler = handle(setReminders, ({ record, input, commit }) =>
  commit(accept(change(invoice, record, { isReminderStopped: input.isReminderStopped }))),
);

const sendCreditNoteHandler = handle(sendCreditNote, async (call) => {
  const { record, input, tx, services, commit } = call;
  await askAboutStrangers(call, [input.email]);
  const to = input.email || (await addressOf(tx, record.companyId));
  const now = services.now().toISOString();
  const { abn } = await readLetterhead(tx, services);
  const sent = await commit(decideCreditNoteSending(record, { to, now, abn }));
  await queueInvoiceMail(tx, services, {
    invoiceId: record.invoiceId,
    creditNoteId: record.id,
    invoiceNo: record.creditNoteNo ?? '',
    template: 'CreditNoteSent',
    to: to ?? '',
  });
  return sent;
});

export const sendHandlers = [sendInvoiceHandler, remindersHandler, sendCreditNoteHandler];
