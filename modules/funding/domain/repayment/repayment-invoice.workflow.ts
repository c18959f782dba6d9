import { cancelled, created, openStatuses, paid, partPaid, sent } from '#billing/domain';
import { defineWorkflow, email } from '#kernel/domain';
import { office } from '#platform/domain';
import { repaymentInvoice } from './repayment-invoice.resource.ts';

/** B-291, B-295. What is paid follows from payments, by their own calls. */
export const repaymentInvoiceWorkflow = defineWorkflow({
  on: repaymentInvoice,
  axes: { status: { final: [cancelled] } },
  moves: {
    send: {
      label: 'Send invoice',
      can: 'send it',
      who: office,
      route: 'POST /app/repayment-invoices/{id}/emails',
      sends: ['RepaymentInvoice'],
      asks: {
        email: email('Send to', { hint: 'Empty: the address of the borrower for invoices.' }),
      },
      status: { steps: { [created]: sent, [sent]: sent, [partPaid]: partPaid, [paid]: paid } },
    },
    cancel: {
      label: 'Cancelled',
      can: 'cancel it',
      status: { from: [created, sent], to: cancelled },
    },
    markSent: { label: 'Marked as sent', status: { from: [created], to: sent } },
    partPay: {
      label: 'Partly paid',
      can: 'record a payment',
      status: { from: [created, sent, partPaid, paid], to: partPaid },
    },
    fullPay: { label: 'Paid', status: { from: openStatuses, to: paid } },
    unpay: { label: 'Unpaid again', status: { from: [partPaid, paid], to: sent } },
    unpayUnsent: {
      label: 'Unpaid again, not sent',
      status: { from: [partPaid, paid], to: created },
    },
  },
});
