import { defineWorkflow } from '#kernel/domain';
import { cancelled, created, openStatuses, paid, partPaid, sent } from './invoice-choices.ts';
import { invoice } from './invoice.resource.ts';

/** Without `who`: each move is part of a decision that posts to the ledger, by its own call. */
export const invoiceWorkflow = defineWorkflow({
  on: invoice,
  axes: { status: { final: [cancelled] } },
  moves: {
    /** Sending once more what is partly or wholly paid leaves it so. */
    send: {
      label: 'Send invoice',
      can: 'send it',
      status: { steps: { [created]: sent, [sent]: sent, [partPaid]: partPaid, [paid]: paid } },
    },
    partPay: {
      label: 'Partly paid',
      can: 'apply a payment',
      status: { from: [created, sent, partPaid, paid], to: partPaid },
    },
    fullPay: {
      label: 'Paid',
      status: { from: openStatuses, to: paid },
    },
    /** The last payment was taken away. */
    unpay: { label: 'Unpaid again', status: { from: [partPaid, paid], to: sent } },
    unpayUnsent: {
      label: 'Unpaid again, not sent',
      status: { from: [partPaid, paid], to: created },
    },
    cancel: {
      label: 'Cancel invoice',
      can: 'cancel it',
      status: { from: [created, sent], to: cancelled },
    },
  },
});
