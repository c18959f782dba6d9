import { findLink, makeLink } from '#identity/server';
import type { NewLink, Visitor } from '#identity/server';
import type { Services, Tx } from '#kernel/server';
import { recordUploadLink } from '../../domain/index.ts';

export async function mintUploadLink(
  tx: Tx,
  services: Services,
  itemId: string,
  to: Pick<NewLink, 'address' | 'issuerId'> = {},
): Promise<string> {
  return (await makeLink(tx, services, recordUploadLink, { subjectId: itemId, ...to })).url;
}

export type UploadLink = { readonly tenantId: string; readonly itemId: string };

export async function findUploadLink(
  services: Services,
  token: string,
  visitor: Visitor,
): Promise<UploadLink> {
  const { tenantId, subjectId } = await findLink(services, recordUploadLink, token, visitor);
  return { tenantId, itemId: subjectId ?? '' };
}
