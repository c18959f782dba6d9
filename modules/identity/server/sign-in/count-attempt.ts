import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId, nilId } from '#platform/domain';
import type { Login } from './find-login.ts';

/** G-114. */
export const lockout = { failures: 5, minutes: 5 } as const;

/**
 * While locked, the right password is told apart from a wrong one (decisions.md, "Access"). This
 * many times only, else the lock would not slow a guesser down.
 */
export const comparedAttempts = 2 * lockout.failures;

/** The n-th attempt since the last success, or since the last lock ran out. */
const attempt = 'case when locked_until <= $3 then 1 else least(failed_count, 1000) + 1 end';

/** D13: one statement, before the hash is compared, on the account row. */
const countText = `update user_credentials set
    failed_count = ${attempt},
    locked_until = case
      when locked_until > $3 then locked_until
      when ${attempt} >= ${lockout.failures} then $3::timestamptz + interval '${lockout.minutes} minutes'
    end
  where tenant_id = $1 and user_id = $2
  returning password_hash, failed_count as attempt`;

export type CountedAttempt = { readonly hash: string | null; readonly attempt: number };

/** An unknown name runs the same statement, so that it takes as long. */
export async function countAttempt(
  { db, now }: Services,
  login: Login | null,
): Promise<CountedAttempt | null> {
  const tenantId = login?.tenantId ?? hostTenantId;
  const [counted] = await db.batch(systemContext(tenantId), [
    { text: countText, values: [tenantId, login?.userId ?? nilId, now()] },
  ]);
  const row = counted?.rows[0] as { password_hash: string | null; attempt: number } | undefined;
  return row ? { hash: row.password_hash, attempt: row.attempt } : null;
}

/** One that was right, and did not open the account yet: it neither counts nor forgives. */
const uncountText = `update user_credentials set failed_count = greatest(failed_count - 1, 0),
    locked_until = case when failed_count > ${lockout.failures} then locked_until end
  where tenant_id = $1 and user_id = $2`;

export async function uncountAttempt({ db }: Services, login: Login): Promise<void> {
  const { tenantId, userId } = login;
  await db.batch(systemContext(tenantId), [{ text: uncountText, values: [tenantId, userId] }]);
}
