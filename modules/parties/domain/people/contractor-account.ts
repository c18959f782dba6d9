import { accept, address, defineAction, phone, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { office } from '#platform/domain';

/** M-080. Opens the account where there is none; the password that the contractor has stays. */
export const resendContractorOffer = defineAction({
  name: 'resendAccountOffer',
  on: 'contractor',
  label: 'Resend login information',
  route: 'PUT /app/contractors/{id}/resendAccountOffer',
  roles: office,
  input: {},
});

/** S-016: what contractors keep up to date themselves. */
export const updateContractorDetail = defineAction({
  name: 'updateMyDetail',
  on: 'contractor',
  label: 'Save my details',
  route: 'PUT /app/contractors/AddOrUpdateMyDetail',
  roles: ['CONTRACTOR'],
  input: { phone: phone('Phone'), address: address('Address') },
});

export type OfferFacts = { readonly email: string | null; readonly isActive: boolean };

/** An account needs somebody who is with us, and an address for the link. */
export function decideAccountOffer(contractor: OfferFacts): Decision<OfferFacts> {
  if (!contractor.isActive) return refuse('contractorInactive');
  return contractor.email ? accept({}) : refuse('emailNeeded');
}
