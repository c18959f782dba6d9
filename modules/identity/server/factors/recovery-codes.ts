import { randomBytes, randomUUID } from 'node:crypto';
import type { Services, Tx } from '#kernel/server';
import { systemContext } from '#kernel/server';
import { plainCode, recoveryCodeCount } from '../../domain/index.ts';
import { hashOfSecret } from '../links/link-token.ts';
import type { Login } from '../sign-in/find-login.ts';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789x';

/** 80 random bits: no hash of one can be guessed back. */
const newCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => letters[byte % 32])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

const hashOfCode = (userId: string, code: string): string =>
  hashOfSecret(`recovery:${userId}:${plainCode(code)}`);

const addText = `insert into recovery_codes (tenant_id, id, user_id, code_hash, created_at)
  select $1, c.id, $2, c.hash, $5 from unnest($3::uuid[], $4::text[]) as c(id, hash)`;

/** Shown once; those of before open nothing any more. */
export async function newRecoveryCodes(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const { tenantId } = tx.context;
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const ids = codes.map(() => randomUUID());
  const hashes = codes.map((code) => hashOfCode(userId, code));
  await tx.query('delete from recovery_codes where tenant_id = $1 and user_id = $2', [
    tenantId,
    userId,
  ]);
  await tx.query(addText, [tenantId, userId, ids, hashes, now]);
  return codes;
}

const useText = `update recovery_codes set used_at = $4
  where tenant_id = $1 and user_id = $2 and code_hash = $3 and used_at is null returning id`;

/** One statement: of any number of parallel uses exactly one gets in. */
export async function useRecoveryCode(
  { db, now }: Services,
  { tenantId, userId }: Login,
  code: string,
): Promise<boolean> {
  const [used] = await db.batch(systemContext(tenantId), [
    { text: useText, values: [tenantId, userId, hashOfCode(userId, code), now()] },
  ]);
  return used?.rows.length === 1;
}
