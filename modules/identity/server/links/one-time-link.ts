import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '#kernel/server';

export type LinkPurpose = 'forgotten' | 'reset' | 'welcome' | 'change' | 'impersonate';

export type Issuer = { readonly id: string; readonly tenantId: string };

type LinkInput = {
  readonly purpose: LinkPurpose;
  readonly userId: string;
  readonly seconds: number;
  readonly now: Date;
  readonly issuer?: Issuer;
};

export type Link = {
  readonly tenantId: string;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly issuer: Issuer | null;
};

type LinkRow = {
  user_id: string;
  purpose: LinkPurpose;
  issuer_id: string | null;
  issuer_tenant_id: string | null;
};

const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** D23: the token names the tenant and carries 256 random bits; only their hash is stored. */
export async function mintLink(tx: Tx, input: LinkInput): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { tenantId } = tx.context;
  await tx.query(
    `insert into one_time_links (tenant_id, token_hash, purpose, user_id, issuer_id, issuer_tenant_id,
       created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      tenantId,
      hashed(secret),
      input.purpose,
      input.userId,
      input.issuer?.id ?? null,
      input.issuer?.tenantId ?? null,
      input.now,
      new Date(input.now.getTime() + input.seconds * 1000),
    ],
  );
  return `${tenantId.replaceAll('-', '')}${secret}`;
}

/** Where to look the token up; null when it cannot be one of ours. */
export function tenantOfToken(token: unknown): string | null {
  if (typeof token !== 'string' || !/^[0-9a-f]{32}[\w-]{43}$/.test(token)) return null;
  return token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const hashOfToken = (token: string): string => hashed(token.slice(32));

const linkOf = (tenantId: string, row: LinkRow | undefined): Link | null =>
  row
    ? {
        tenantId,
        userId: row.user_id,
        purpose: row.purpose,
        issuer:
          row.issuer_id && row.issuer_tenant_id
            ? { id: row.issuer_id, tenantId: row.issuer_tenant_id }
            : null,
      }
    : null;

const columns = 'user_id, purpose, issuer_id, issuer_tenant_id';

/** What the page shows before anything is consumed. */
export async function readLinkedRecord(tx: Tx, token: string, now: Date): Promise<Link | null> {
  const [row] = await tx.query<LinkRow>(
    `select ${columns} from one_time_links
     where tenant_id = $1 and token_hash = $2 and used_at is null and expires_at > $3`,
    [tx.context.tenantId, hashOfToken(token), now],
  );
  return linkOf(tx.context.tenantId, row);
}

/** Of any number of parallel uses exactly one gets the link. */
export async function consumeLink(tx: Tx, token: string, now: Date): Promise<Link | null> {
  const [row] = await tx.query<LinkRow>(
    `update one_time_links set used_at = $3
     where tenant_id = $1 and token_hash = $2 and used_at is null and expires_at > $3
     returning ${columns}`,
    [tx.context.tenantId, hashOfToken(token), now],
  );
  return linkOf(tx.context.tenantId, row);
}

/** A new password makes every older link worthless. */
export async function voidLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update one_time_links set used_at = $3
     where tenant_id = $1 and user_id = $2 and used_at is null and purpose <> 'impersonate'`,
    [tx.context.tenantId, userId, now],
  );
}
