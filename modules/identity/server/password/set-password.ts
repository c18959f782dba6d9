import type { Tx } from '#kernel/server';
import { hashPassword } from './hashing.ts';

const storeText = `insert into user_credentials (tenant_id, user_id, password_hash, password_changed_at)
  values ($1, $2, $3, now())
  on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash,
    password_changed_at = excluded.password_changed_at, failed_count = 0, locked_until = null`;

/** For a caller that has hashed already: seeding gives many accounts one hash. */
export async function setPasswordHash(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx.batch([
    { text: storeText, values: [tx.context.tenantId, userId, hash] },
    {
      text: 'update users set must_change_password = false where tenant_id = $1 and id = $2',
      values: [tx.context.tenantId, userId],
    },
  ]);
}

/** The password may be used at once; a forced change is over. The caller checks the rule. */
export const setPassword = async (tx: Tx, userId: string, password: string): Promise<void> =>
  setPasswordHash(tx, userId, await hashPassword(password));

/** G-003: the old password stops working before the link is used. */
export async function clearPassword(tx: Tx, userId: string): Promise<void> {
  await tx.batch([
    { text: storeText, values: [tx.context.tenantId, userId, null] },
    {
      text: 'update users set must_change_password = true where tenant_id = $1 and id = $2',
      values: [tx.context.tenantId, userId],
    },
  ]);
}
