import { defineWorkflow, longText, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { reason } from '../engine/common-moves.ts';
import { otQuotation } from './ot-quotation.resource.ts';
import { currentStatuses, waitingStatuses } from './quotation-choices.ts';

const answer = (words: string, required: boolean) =>
  ({
    name: text('Answered by', { required: true, max: 200 }),
    reason: longText(words, { required, max: 2000 }),
  }) as const;

/** G-023. Those without `who` are done by the customer's link, by a mail or by the calendar. */
export const otQuotationWorkflow = defineWorkflow({
  on: otQuotation,
  axes: { status: { final: ['approved', 'cancelled'] } },
  moves: {
    /** Sending once more what is being read leaves it under review. */
    send: {
      label: 'Send quotation',
      can: 'send it',
      sends: ['OtQuotation'],
      status: { steps: { draft: 'sent', sent: 'sent', underReview: 'underReview' } },
    },
    open: {
      label: 'Opened by the customer',
      status: { from: ['sent'], to: 'underReview' },
    },
    approve: {
      label: 'Record approval',
      can: 'record that it is approved',
      who: office,
      asks: answer('How we know', false),
      sends: ['OtQuotationAccepted'],
      status: { from: waitingStatuses, to: 'approved' },
    },
    reject: {
      label: 'Record rejection',
      can: 'record that it is rejected',
      who: office,
      asks: answer('Reason', true),
      status: { from: waitingStatuses, to: 'rejected' },
    },
    revise: {
      label: 'Revise',
      can: 'revise it',
      who: office,
      status: { from: [...waitingStatuses, 'rejected', 'expired'], to: 'draft' },
    },
    cancel: {
      label: 'Cancel quotation',
      can: 'cancel it',
      who: office,
      asks: reason,
      status: { from: currentStatuses, to: 'cancelled' },
    },
    expire: {
      label: 'Expired',
      status: { from: waitingStatuses, to: 'expired' },
    },
  },
});
