import type { TableRows } from '#kernel/server';

type Account = { readonly id: string };

/** One hash may serve many accounts. */
export const credentialRows = (
  tenantId: string,
  accounts: readonly Account[],
  passwordHash: string,
): TableRows => ({
  table: 'user_credentials',
  rows: accounts.map(({ id }) => ({
    tenant_id: tenantId,
    user_id: id,
    password_hash: passwordHash,
    password_changed_at: 'now',
  })),
});
