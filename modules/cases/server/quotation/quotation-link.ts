import { createHash, randomBytes } from 'node:crypto';
import { Refused, isUuid, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';

const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** D23: the token names its tenant and carries 256 random bits; only their hash is kept. */
export async function mintQuotationLink(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  of: { readonly quotationId: string; readonly sendingKey: string },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { tenantId } = tx.context;
  await tx.query(
    `insert into ot_quotation_links (tenant_id, token_hash, quotation_id, sending_key)
      values ($1, $2, $3, $4)`,
    [tenantId, hashed(secret), of.quotationId, of.sendingKey],
  );
  return `${config.publicUrl}/quotation/${tenantId.replaceAll('-', '')}${secret}`;
}

export type QuotationLink = {
  readonly tenantId: string;
  readonly quotationId: string;
  readonly sendingKey: string;
};

const linkText = `select quotation_id as "quotationId", sending_key as "sendingKey"
  from ot_quotation_links where token_hash = $1`;

const tenantOf = (token: string): string | null => {
  if (!/^[0-9a-f]{32}[\w-]{43}$/.test(token)) return null;
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return isUuid(id) ? id : null;
};

/** The token finds the tenant, and within that tenant its quotation. */
export async function findQuotationLink({ db }: Services, token: string): Promise<QuotationLink> {
  const tenantId = tenantOf(token);
  if (!tenantId) throw new Refused('quotationUnknown');
  const [found] = await db.transaction(systemContext(tenantId), (tx) =>
    tx.query<Omit<QuotationLink, 'tenantId'>>(linkText, [hashed(token.slice(32))]),
  );
  if (!found) throw new Refused('quotationUnknown');
  return { ...found, tenantId };
}
