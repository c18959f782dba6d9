import { defineLink } from '#kernel/domain';
import { call } from './call.resource.ts';

/** Whether its offer is still open follows from the call; the page says so for as long as the link lives. */
export const callOfferLink = defineLink({
  name: 'callOffer',
  label: 'Offer of times',
  for: call,
  expires: { days: 30 },
  uses: 'many',
  page: '/offer/{token}',
  heldBy: 'the case manager',
});
