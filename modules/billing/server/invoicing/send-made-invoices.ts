import { readLetterhead } from '#documents/server';
import type { FailedRow } from '#kernel/domain';
import type { Services, TaskStep } from '#kernel/server';
import { created, decideInvoiceSending, joinDecisions } from '../../domain/index.ts';
import { addressesOf } from '../sending/address-of.ts';
import { queueInvoiceMail } from '../sending/invoice-mail.ts';
import type { MadeInvoice } from './make-planned-invoices.ts';

const notSent =
  'Made and not sent: the company has no address for invoices. Enter one on its page, then send the invoice.';

/** Each goes to its company with its PDF, in the step that made it; one without an address is named. */
export async function sendMadeInvoices(
  services: Services,
  { tx, write }: TaskStep,
  made: readonly MadeInvoice[],
): Promise<readonly FailedRow[]> {
  const addresses = await addressesOf(
    tx,
    made.map(({ plan }) => plan.companyId),
  );
  const { abn } = await readLetterhead(tx, services);
  const now = services.now().toISOString();
  const toOf = ({ plan }: MadeInvoice) => addresses.get(plan.companyId) ?? null;
  const sent = made.filter(toOf);
  const decisions = sent.map((one) => {
    const { companyId, total } = one.plan;
    const amounts = { total, settled: '0.00', credited: '0.00', writtenOff: '0.00' };
    const { id, invoiceNo } = one;
    const facts = { id, invoiceNo, status: created, companyId, ...amounts, sentAt: null } as const;
    return decideInvoiceSending(facts, { to: toOf(one), now, abn });
  });
  if (sent.length) await write(joinDecisions(decisions));
  for (const one of sent) {
    const { id: invoiceId, invoiceNo } = one;
    const to = toOf(one) ?? '';
    await queueInvoiceMail(tx, services, { invoiceId, invoiceNo, template: 'InvoiceSent', to });
  }
  return made
    .filter((one) => !toOf(one))
    .map(({ id, invoiceNo }) => ({ id, name: invoiceNo, message: notSent }));
}
