import { addressOf } from '#billing/server';
import { cancelled } from '#billing/domain';
import { handle, readRecord } from '#kernel/server';
import type { Call } from '#kernel/server';
import {
  decideRepaymentSending,
  repaymentInvoice,
  sendSelectedInvoices,
} from '../../domain/index.ts';
import { queueRepaymentMail } from './repayment-mail.ts';
import { lockInvoice } from './repayment-rows.ts';

type Sending = Pick<Call, 'tx' | 'actor' | 'services' | 'write'>;
type Outcome = { readonly id: string; readonly name: string; readonly reason: string | null };

/** Whoever may not read an invoice is answered as if there were none. */
async function sendOne({ tx, actor, services, write }: Sending, id: string): Promise<Outcome> {
  const { borrowerId } = JSON.parse(await readRecord(tx, actor, repaymentInvoice, id)) as {
    readonly borrowerId: string;
  };
  const invoice = await lockInvoice(tx, id);
  const { invoiceNo: name } = invoice;
  if (invoice.status === cancelled) return { id, name, reason: 'It is cancelled.' };
  const to = await addressOf(tx, borrowerId);
  if (!to) return { id, name, reason: 'The borrower has no address for invoices.' };
  await write(decideRepaymentSending(invoice, { to, now: services.now().toISOString() }));
  await queueRepaymentMail(tx, services, { id, invoiceNo: name, to });
  return { id, name, reason: null };
}

/** In the order of their ids, so that two who send the same wait and do not block each other. */
export const sendSelectedHandler = handle(sendSelectedInvoices, async (call) => {
  const ids = [...new Set(call.input.invoiceIds.map((id) => id.toLowerCase()))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  const skipped: { id: string; name: string; reason: string }[] = [];
  for (const id of ids) {
    const { reason, ...one } = await sendOne(call, id);
    if (reason) skipped.push({ ...one, reason });
  }
  return { sent: ids.length - skipped.length, skipped };
});
