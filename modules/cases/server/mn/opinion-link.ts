import { Refused, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { newLinkToken, readLinkToken } from '../links/link-token.ts';

const mintText = `insert into mn_opinion_links (tenant_id, token_hash, opinion_id, link_key)
  values ($1, $2, $3, $4)`;

type NewLink = { readonly url: string; readonly hash: string };

export function newOpinionLink(tx: Tx, { config }: Pick<Services, 'config'>): NewLink {
  const { token, hash } = newLinkToken(tx.context.tenantId);
  return { url: `${config.publicUrl}/opinion/${token}`, hash };
}

/** Kept last: until the transaction ends, nobody can answer the request that it points at. */
export async function keepOpinionLink(
  tx: Tx,
  { hash }: NewLink,
  of: { readonly opinionId: string; readonly key: string },
): Promise<void> {
  await tx.query(mintText, [tx.context.tenantId, hash, of.opinionId, of.key]);
}

export type OpinionLink = {
  readonly tenantId: string;
  readonly opinionId: string;
  readonly linkKey: string;
};

const findText = `select opinion_id as "opinionId", link_key as "linkKey"
  from mn_opinion_links where token_hash = $1`;

export async function findOpinionLink({ db }: Services, token: string): Promise<OpinionLink> {
  const { tenantId, hash } = readLinkToken(token);
  const [found] = await db.transaction(systemContext(tenantId), (tx) =>
    tx.query<Omit<OpinionLink, 'tenantId'>>(findText, [hash]),
  );
  if (!found) throw new Refused('linkUnknown');
  return { ...found, tenantId };
}
