import { createHash, randomBytes } from 'node:crypto';
import { Refused, isUuid, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';

const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** As long as the longest turnaround, and some more. */
const days = 90;

/** D23: the token names its tenant and carries 256 random bits; only their hash is kept. */
export async function mintUploadLink(
  tx: Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  itemId: string,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { tenantId } = tx.context;
  await tx.query(
    `insert into record_upload_links (tenant_id, token_hash, item_id, expires_at)
      values ($1, $2, $3, $4)`,
    [tenantId, hashed(secret), itemId, new Date(now().getTime() + days * 86_400_000)],
  );
  return `${config.publicUrl}/records/${tenantId.replaceAll('-', '')}${secret}`;
}

export type UploadLink = { readonly tenantId: string; readonly itemId: string };

const linkText = `select item_id as "itemId" from record_upload_links
  where token_hash = $1 and expires_at > $2::timestamptz`;

const tenantOf = (token: string): string | null => {
  if (!/^[0-9a-f]{32}[\w-]{43}$/.test(token)) return null;
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return isUuid(id) ? id : null;
};

/** The token finds the tenant, and within that tenant its request. */
export async function findUploadLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<UploadLink> {
  const tenantId = tenantOf(token);
  if (!tenantId) throw new Refused('uploadLinkUnknown');
  const [found] = await db.transaction(systemContext(tenantId), (tx) =>
    tx.query<{ itemId: string }>(linkText, [hashed(token.slice(32)), now()]),
  );
  if (!found) throw new Refused('uploadLinkUnknown');
  return { tenantId, itemId: found.itemId };
}
