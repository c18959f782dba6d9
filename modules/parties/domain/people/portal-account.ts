import { accept, change, defineAction, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { client } from './client.resource.ts';

/** G-066: a client signs in without any role and sees their own page only. */
export const offerPortalAccount = defineAction({
  name: 'offerPortalAccount',
  on: client,
  label: 'Send portal access',
  route: 'PUT /app/clients/{id}/portal-account',
  roles: settingsStaff,
  input: {},
  answer: { message: 'text' },
});

type PortalFacts = { readonly email: string | null; readonly isActive: boolean };

/** The link goes to the client's address, so there must be one. */
export function decidePortalOffer({ email, isActive }: PortalFacts): Decision {
  if (!isActive) return refuse('clientInactive');
  return email ? accept() : refuse('emailNeeded');
}

export const decidePortalAccount = (id: string, userId: string): Decision =>
  accept(change(client, id, { userId }));
