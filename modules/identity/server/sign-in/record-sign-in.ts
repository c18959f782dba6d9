import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import type { Login } from './find-login.ts';

const context = ({ tenantId, userId }: Login) => ({ tenantId, userId });

const audit = (login: Login, operation: string) => ({
  text: "select write_audit($1, $2, 'user', $3, null)",
  values: [login.tenantId, operation, login.userId],
});

/** B-207: only an active, unlocked user of an active tenant gets in. */
const successText = `update users u set last_sign_in_time = $3
  where u.tenant_id = $1 and u.id = $2 and u.is_active and not u.is_locked and not u.is_deleted
    and exists (select from platform_tenants t where t.id = u.tenant_id and t.is_active)
  returning u.must_change_password`;

const mayText = `select u.id from users u
  where u.tenant_id = $1 and u.id = $2 and u.is_active and not u.is_locked and not u.is_deleted
    and exists (select from platform_tenants t where t.id = u.tenant_id and t.is_active)`;

/** Whether the account may sign in at all, before anything more is asked of its person. */
export async function maySignIn({ db }: Services, login: Login): Promise<boolean> {
  const [found] = await db.batch(context(login), [
    { text: mayText, values: [login.tenantId, login.userId] },
  ]);
  return found?.rows.length === 1;
}

const resetText = `update user_credentials set failed_count = 0, locked_until = null
  where tenant_id = $1 and user_id = $2`;

/** counted in the month of the tenant's own clock. */
const activityText = `insert into account_activity (tenant_id, month, user_id, last_at)
  select $1, date_trunc('month', $3::timestamptz at time zone t.timezone)::date, $2, $3
  from platform_tenants t where t.id = $1
  on conflict (tenant_id, month, user_id)
  do update set sign_ins = account_activity.sign_ins + 1, last_at = excluded.last_at`;

/** Null: the password is right, but this account may not sign in. */
export const recordSignIn = (
  { db, now }: Services,
  login: Login,
): Promise<{ mustChange: boolean } | null> =>
  db.transaction(context(login), async (tx) => {
    const signedIn = [login.tenantId, login.userId, now()];
    const [row] = await tx.query<{ must_change_password: boolean }>(successText, signedIn);
    if (!row) return null;
    await tx.batch([
      { text: resetText, values: [login.tenantId, login.userId] },
      { text: activityText, values: signedIn },
      audit(login, 'signIn'),
    ]);
    return { mustChange: row.must_change_password };
  });

/**
 * Written with the reads a moment later, so that an unknown name, which is noted without one,
 * takes as long as a wrong password.
 */
export async function noteFailure({ readLog }: Services, login: Login | null): Promise<void> {
  const operation = 'signInFailed';
  await readLog.recordRead(
    login ? context(login) : { tenantId: hostTenantId },
    login
      ? { operation, resource: 'user', recordId: login.userId }
      : { operation, resource: 'user' },
  );
}

export async function recordLockout({ db }: Services, login: Login): Promise<void> {
  await db.batch(context(login), [audit(login, 'lockout')]);
}

export async function recordSignOut({ db }: Services, login: Login): Promise<void> {
  await db.batch(context(login), [audit(login, 'signOut')]);
}
