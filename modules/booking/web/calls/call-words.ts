import { formatPhone } from '#kernel/domain';
import type { OwnCall } from './calls-store.ts';

/** How the call is spoken of: by its caller, the number, or for whom it is. */
export const callName = ({ callerName, callerPhone, client, company }: OwnCall): string =>
  callerName || formatPhone(callerPhone) || client?.displayName || company?.displayName || 'Caller';

/** The search for free slots, with what the caller said so far. */
export function searchForCall({ suburb, company, client }: OwnCall): string {
  const params = new URLSearchParams({
    ...(client && { client: client.id }),
    ...(company && { companyId: company.id }),
    ...(suburb && { postcode: suburb }),
  });
  const query = params.toString();
  return `/view/smart-search${query ? `?${query}` : ''}`;
}

/** What a booking begins with when it is made for this call. */
export const bookingOfCall = ({ client, company, caseManager }: Booked) => ({
  ...(client && { clientId: client.id }),
  ...(company && { companyId: company.id }),
  ...(caseManager && { caseManagerId: caseManager.id }),
});

type Booked = Pick<OwnCall, 'client' | 'company' | 'caseManager'>;

/** A slot that is promised to a caller is booked for them, wherever the button was pressed. */
export function bookingOfKept(
  calls: readonly (Booked & { readonly slots: readonly { readonly id: string }[] })[] | null,
  slotId: string,
): ReturnType<typeof bookingOfCall> {
  const call = calls?.find(({ slots }) => slots.some(({ id }) => id === slotId));
  return call ? bookingOfCall(call) : {};
}
