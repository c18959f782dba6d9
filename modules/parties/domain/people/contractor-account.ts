import { accept, address, change, defineAction, phone, record, refuse } from '#kernel/domain';
import type { Decision, InputOf } from '#kernel/domain';
import { office } from '#platform/domain';
import { contractor } from './contractor.resource.ts';

/** M-080. Opens the account where there is none; the password that the contractor has stays. */
export const resendContractorOffer = defineAction({
  name: 'resendAccountOffer',
  on: contractor,
  label: 'Resend login information',
  route: 'PUT /app/contractors/{id}/resendAccountOffer',
  roles: office,
  input: {},
  answer: { message: 'text' },
});

/** S-016: what contractors keep up to date themselves. */
export const updateContractorDetail = defineAction({
  name: 'updateMyDetail',
  on: contractor,
  label: 'Save my details',
  route: 'PUT /app/contractors/AddOrUpdateMyDetail',
  roles: ['CONTRACTOR'],
  input: { phone: phone('Phone'), address: address('Address') },
  answer: record(contractor),
});

export type OfferFacts = { readonly email: string | null; readonly isActive: boolean };

/** An account needs somebody who is with us, and an address for the link. */
export function decideAccountOffer(offered: OfferFacts): Decision {
  if (!offered.isActive) return refuse('contractorInactive');
  return offered.email ? accept() : refuse('emailNeeded');
}

/** The tick and the account that came of it are told together. */
export const decideContractorAccount = (id: string, userId: string): Decision =>
  accept(change(contractor, id, { userId, offerAccount: true }));

export const decideContractorDetail = (
  id: string,
  input: InputOf<typeof updateContractorDetail>,
): Decision => accept(change(contractor, id, input));
