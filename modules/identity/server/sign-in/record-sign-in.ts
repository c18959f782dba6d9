import type { Services } from '#kernel/server';
import type { Login } from './find-login.ts';

const context = ({ tenantId, userId }: Login) => ({ tenantId, userId });

const audit = (login: Login, operation: string) => ({
  text: "select write_audit($1, $2, 'user', $3, null)",
  values: [login.tenantId, operation, login.userId],
});

/** B-207: only an active, unlocked user of an active tenant gets in. */
const successText = `update users u set last_sign_in_time = $3
  where u.tenant_id = $1 and u.id = $2 and u.is_active and not u.is_locked and not u.is_deleted
    and exists (select from tenants t where t.id = u.tenant_id and t.is_active and not t.is_deleted)
  returning u.must_change_password`;

const resetText = `update user_credentials set failed_count = 0, locked_until = null
  where tenant_id = $1 and user_id = $2`;

/** Null: the password is right, but this account may not sign in. */
export const recordSignIn = (
  { db, now }: Services,
  login: Login,
): Promise<{ mustChange: boolean } | null> =>
  db.transaction(context(login), async (tx) => {
    const [row] = await tx.query<{ must_change_password: boolean }>(successText, [
      login.tenantId,
      login.userId,
      now(),
    ]);
    if (!row) return null;
    await tx.batch([
      { text: resetText, values: [login.tenantId, login.userId] },
      audit(login, 'signIn'),
    ]);
    return { mustChange: row.must_change_password };
  });

export async function recordLockout({ db }: Services, login: Login): Promise<void> {
  await db.batch(context(login), [audit(login, 'lockout')]);
}

export async function recordSignOut({ db }: Services, login: Login): Promise<void> {
  await db.batch(context(login), [audit(login, 'signOut')]);
}
