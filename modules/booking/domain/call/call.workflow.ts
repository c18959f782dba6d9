import { choice, defineWorkflow, lookup } from '#kernel/domain';
import { office } from '#platform/domain';
import { offerHours, usualOfferHours } from './call-choices.ts';
import { call } from './call.resource.ts';

/** Open, offered by link, answered by the lawyer, closed. An offer that nobody answers opens again. */
export const callWorkflow = defineWorkflow({
  on: call,
  axes: { status: { final: ['closed'] } },
  moves: {
    offer: {
      label: 'Send as link',
      sends: ['CallOffer'],
      can: 'offer its slots by link',
      who: office,
      route: 'POST /app/calls/{id}/offer',
      asks: {
        hours: choice('Open for', offerHours, { default: usualOfferHours }),
        caseManagerId: lookup('Case manager', 'caseManager', {
          hint: 'Who gets the link. Empty: the one of the call.',
        }),
      },
      status: { from: ['open', 'offered'], to: 'offered' },
    },
    withdraw: {
      label: 'Withdraw the offer',
      can: 'withdraw the offer',
      who: office,
      status: { from: ['offered'], to: 'open' },
    },
    expire: { label: 'The offer ran out', status: { from: ['offered'], to: 'open' } },
    answer: { label: 'Answered by link', status: { from: ['offered'], to: 'answered' } },
    close: {
      label: 'Close',
      can: 'close it',
      who: office,
      status: { from: ['open', 'offered', 'answered'], to: 'closed' },
    },
  },
});

export const {
  offer: offerSlots,
  withdraw: withdrawOffer,
  close: closeCall,
} = callWorkflow.actions;
