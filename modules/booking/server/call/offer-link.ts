import { createHash, randomBytes } from 'node:crypto';
import { Refused, isUuid, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';

const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** D23: the token names its tenant and carries 256 random bits; only their hash is kept. */
export async function mintOfferLink(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  of: { readonly callId: string; readonly offerId: string },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { tenantId } = tx.context;
  await tx.query(
    `insert into call_offer_links (tenant_id, token_hash, call_id, offer_id) values ($1, $2, $3, $4)`,
    [tenantId, hashed(secret), of.callId, of.offerId],
  );
  return `${config.publicUrl}/offer/${tenantId.replaceAll('-', '')}${secret}`;
}

export type OfferLink = {
  readonly tenantId: string;
  readonly callId: string;
  readonly offerId: string;
  /** The officer whose call it is. */
  readonly ownerId: string;
};

const linkText = `select k.call_id as "callId", k.offer_id as "offerId", c.owner_id as "ownerId"
  from call_offer_links k join calls c on c.id = k.call_id and not c.is_deleted
  where k.token_hash = $1`;

const tenantOf = (token: string): string | null => {
  if (!/^[0-9a-f]{32}[\w-]{43}$/.test(token)) return null;
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return isUuid(id) ? id : null;
};

/** The token finds the tenant, and within that tenant its call. */
export async function findOfferLink({ db }: Services, token: string): Promise<OfferLink> {
  const tenantId = tenantOf(token);
  if (!tenantId) throw new Refused('offerUnknown');
  const [found] = await db.transaction(systemContext(tenantId), (tx) =>
    tx.query<Omit<OfferLink, 'tenantId'>>(linkText, [hashed(token.slice(32))]),
  );
  if (!found) throw new Refused('offerUnknown');
  return { ...found, tenantId };
}
