import { defineWorkflow, longText } from '#kernel/domain';
import { office } from '#platform/domain';
import { advanceRequest } from './advance-request.resource.ts';

const reason = longText('Reason', { required: true, max: 1000 });

/** G-037, B-289. `submit` happens when it is sent to the lender. */
export const advanceRequestWorkflow = defineWorkflow({
  on: advanceRequest,
  axes: { status: { final: ['2', '3', '4'] } },
  moves: {
    submit: { label: 'Sent to the lender', status: { from: ['0'], to: '1' } },
    approve: {
      label: 'Approve',
      can: 'approve it',
      who: office,
      sends: ['AdvanceRequestApproved'],
      status: { from: ['1'], to: '2' },
    },
    reject: {
      label: 'Reject',
      can: 'reject it',
      who: office,
      sends: ['AdvanceRequestRejected'],
      asks: { reason },
      status: { from: ['1'], to: '3' },
    },
    cancel: {
      label: 'Cancel request',
      can: 'cancel it',
      who: office,
      asks: { reason },
      status: { from: ['0', '1'], to: '4' },
    },
  },
});
