import { askAboutStrangers, queueMail } from '#correspondence/server';
import { Refused, handle, newId } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { mustBeHost } from '#platform/server';
import {
  decideTenantCancellation,
  decideTenantInvoice,
  decideTenantPayment,
  decideTenantSending,
  makeTenantInvoice,
  tenantInvoice,
  tenantInvoiceWorkflow,
} from '../../domain/index.ts';
import { nextInvoiceNo } from '../invoices/next-invoice-no.ts';
import { todayFor } from '../reports/asked-report.ts';
import { accountEmail, subscriptionFacts } from './subscription-facts.ts';
import { tenantInvoiceRendererName } from './tenant-invoice-mail.ts';

const { send, markAsPaid, cancel } = tenantInvoiceWorkflow.actions;

const makeHandler = handle(makeTenantInvoice, async (call) => {
  const { tx, actor, services, input, commit } = call;
  mustBeHost(actor);
  const { month, customerId, note = null } = input;
  const facts = await subscriptionFacts(call, customerId, month);
  const today = todayFor(actor, services);
  const id = newId();
  const invoiceNo = await nextInvoiceNo(tx, today, 'TIN');
  const wish = { id, invoiceNo, month, today, note };
  return commit(decideTenantInvoice(wish, facts), { of: [tenantInvoice, id], status: 201 });
});

/** The mail is queued in the transaction that marks the invoice as sent. */
const sendHandler = handle(send, async (call) => {
  const { tx, actor, services, record, input, commit } = call;
  mustBeHost(actor);
  await askAboutStrangers(call, [input.email]);
  if (!record.customerId) throw new Refused('notFound');
  const to = input.email || (await accountEmail(tx, record.customerId));
  const answer = await commit(decideTenantSending(record, to, services.now().toISOString()));
  await queueMail(tx, services, {
    render: tenantInvoiceRendererName,
    data: { tenantInvoiceId: record.id },
    to: to ?? '',
    subject: `Invoice ${record.invoiceNo ?? ''}`,
    objectId: record.id,
    objectName: record.invoiceNo ?? '',
  });
  return answer;
});

const payHandler = handle(markAsPaid, ({ actor, services, record, input, commit }) => {
  mustBeHost(actor);
  const today = todayFor(actor, services);
  return commit(decideTenantPayment(record, input.paidOn ?? today, today));
});

const cancelHandler = handle(cancel, ({ actor, record, input, commit }) => {
  mustBeHost(actor);
  return commit(decideTenantCancellation(record, input.reason));
});

export const tenantInvoiceHandlers: readonly Handler[] = [
  makeHandler,
  sendHandler,
  payHandler,
  cancelHandler,
];
