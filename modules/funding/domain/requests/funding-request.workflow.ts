import { date, defineWorkflow, longText, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { fundingRequest } from './funding-request.resource.ts';
import { requestIs } from './request-choices.ts';

const { pending, submitted, approved, rejected, cancelled } = requestIs;
const whoDecides = ['ADMIN_STAFF', 'ACCOUNTING'] as const;
const reason = longText('Reason', { required: true, max: 2000 });

/** G-037. */
export const fundingRequestWorkflow = defineWorkflow({
  on: fundingRequest,
  axes: { status: { final: [approved, rejected, cancelled] } },
  moves: {
    submit: {
      label: 'Submit',
      can: 'submit it',
      who: office,
      status: { from: [pending], to: submitted },
    },
    approve: {
      label: 'Approve',
      can: 'approve it',
      who: whoDecides,
      asks: {
        limit: money('Facility limit', { required: true, min: 1 }),
        startsOn: date('Agreement starts on', { hint: 'Empty: the day that was asked for.' }),
        decisionNote: longText('Decision note', { max: 2000 }),
      },
      status: { from: [submitted], to: approved },
    },
    reject: {
      label: 'Reject',
      can: 'reject it',
      who: whoDecides,
      asks: { reason },
      status: { from: [submitted], to: rejected },
    },
    cancel: {
      label: 'Cancel request',
      can: 'cancel it',
      who: office,
      asks: { reason },
      status: { from: [pending, submitted], to: cancelled },
    },
  },
});
