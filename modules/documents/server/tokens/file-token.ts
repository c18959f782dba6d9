import { createHash, randomBytes } from 'node:crypto';
import { isUuid } from '#kernel/server';
import type { Tx } from '#kernel/server';

export type TokenPurpose = 'download' | 'oneTime' | 'upload';

type TokenInput = {
  readonly purpose: TokenPurpose;
  readonly seconds: number;
  readonly now: Date;
  readonly fileId?: string;
  readonly owner?: { readonly module: string; readonly id: string };
  readonly code?: string;
  readonly uses?: number;
};

export type FileToken = {
  readonly fileId: string | null;
  readonly userId: string | null;
  readonly ownerResource: string | null;
  readonly ownerId: string | null;
  readonly codeHash: string | null;
};

export const hashed = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** D23: the token names its tenant and carries 256 random bits; only their hash is kept. */
export async function mintFileToken(tx: Tx, input: TokenInput): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx.query(
    `insert into file_tokens (tenant_id, token_hash, purpose, file_id, user_id, owner_resource,
       owner_id, code_hash, uses_left, created_at, expires_at)
     values (current_tenant(), $1, $2, $3::uuid, current_actor(), $4, $5::uuid, $6, $7::int,
       $8::timestamptz, $9::timestamptz)`,
    [
      hashed(secret),
      input.purpose,
      input.fileId ?? null,
      input.owner?.module ?? null,
      input.owner?.id ?? null,
      input.code ? hashed(`${secret} ${input.code}`) : null,
      input.uses ?? 1,
      input.now,
      new Date(input.now.getTime() + input.seconds * 1000),
    ],
  );
  return `${tx.context.tenantId.replaceAll('-', '')}${secret}`;
}

/** Null when it cannot be one of ours. */
export function tenantOfToken(token: unknown): string | null {
  if (typeof token !== 'string' || !/^[0-9a-f]{32}[\w-]{43}$/.test(token)) return null;
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return isUuid(id) ? id : null;
}

export const secretOf = (token: string): string => token.slice(32);

const columns = `file_id as "fileId", user_id as "userId", owner_resource as "ownerResource",
  owner_id as "ownerId", code_hash as "codeHash"`;

const alive = `token_hash = $1 and purpose = $2 and uses_left > 0 and tries_left > 0
  and expires_at > $3::timestamptz`;

/** What a page may show before anything is used up. */
export async function readFileToken(
  tx: Tx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<(FileToken & { expiresAt: string }) | null> {
  const [row] = await tx.query<FileToken & { expiresAt: string }>(
    `select ${columns}, expires_at as "expiresAt" from file_tokens where ${alive}`,
    [hashed(secretOf(token)), purpose, now],
  );
  return row ?? null;
}

/** Of any number of parallel uses exactly one gets the last one. */
export async function useFileToken(
  tx: Tx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<FileToken | null> {
  const [row] = await tx.query<FileToken>(
    `update file_tokens set uses_left = uses_left - 1 where ${alive} returning ${columns}`,
    [hashed(secretOf(token)), purpose, now],
  );
  return row ?? null;
}

/** Counted before it is compared, so that parallel guesses gain nothing. */
export async function useWithCode(
  tx: Tx,
  token: string,
  code: string,
  now: Date,
): Promise<FileToken | 'gone' | 'wrong'> {
  const secret = secretOf(token);
  const [row] = await tx.query<FileToken>(
    `update file_tokens set tries_left = tries_left - 1 where ${alive} returning ${columns}`,
    [hashed(secret), 'oneTime', now],
  );
  if (!row) return 'gone';
  if (row.codeHash !== hashed(`${secret} ${code.trim()}`)) return 'wrong';
  await tx.query('update file_tokens set uses_left = uses_left - 1 where token_hash = $1', [
    hashed(secret),
  ]);
  return row;
}
