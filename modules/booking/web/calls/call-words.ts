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
