import { findLink, makeLink } from '#identity/server';
import type { NewLink, Visitor } from '#identity/server';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { callOfferLink } from '../../domain/index.ts';

type Of = { readonly callId: string; readonly offerId: string };

export async function mintOfferLink(
  tx: Tx,
  services: Services,
  { callId, offerId }: Of,
  to: Pick<NewLink, 'address' | 'issuerId'> = {},
): Promise<string> {
  const given = { subjectId: callId, payload: { offerId }, ...to };
  return (await makeLink(tx, services, callOfferLink, given)).url;
}

export type OfferLink = Of & {
  readonly tenantId: string;
  /** The officer whose call it is. */
  readonly ownerId: string;
};

const ownerText = `select owner_id as "ownerId" from calls where id = $1::uuid and not is_deleted`;

/** The token finds the tenant, and within that tenant its call. */
export async function findOfferLink(
  services: Services,
  token: string,
  visitor: Visitor,
): Promise<OfferLink> {
  const { tenantId, subjectId, payload } = await findLink(services, callOfferLink, token, visitor);
  const callId = subjectId ?? '';
  const [found] = await services.db.batch({ tenantId }, [{ text: ownerText, values: [callId] }]);
  const ownerId = found?.rows[0]?.['ownerId'];
  if (!ownerId) throw new Refused('linkNotValid');
  return { tenantId, callId, offerId: payload['offerId'] ?? '', ownerId: String(ownerId) };
}
