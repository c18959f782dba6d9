import type { Address } from '#kernel/domain';

type KnownClient = {
  readonly id: string;
  readonly companyId?: unknown;
  readonly schemeId?: unknown;
  readonly address?: unknown;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The address of the search for a person: their company, their scheme, and near their home. */
export function searchForClient(client: KnownClient, choosesCompany: boolean): string {
  const { suburb, state, postcode } = (client.address ?? {}) as Address;
  const home = [suburb, suburb && state, postcode].filter(Boolean).join(' ');
  const params = new URLSearchParams({
    client: client.id,
    ...(choosesCompany && text(client.companyId) && { companyId: text(client.companyId) }),
    ...(text(client.schemeId) && { matterTypeId: text(client.schemeId) }),
    ...(home && { postcode: home }),
  });
  return `/view/smart-search?${params.toString()}`;
}
