import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

export type Login = { readonly tenantId: string; readonly userId: string };

/** Longer than any user name, or not text that PostgreSQL could hold. */
const isHopeless = (typed: string): boolean =>
  !typed.trim() || typed.length > 254 || typed.includes('\u0000') || !typed.isWellFormed();

/** The name alone finds the tenant, so the search goes across all of them. */
export async function findLogin({ hostDb }: Services, typed: string): Promise<Login | null> {
  const [found] = await hostDb.batch(systemContext(hostTenantId), [
    {
      text: 'select tenant_id, user_id from sign_in_names where login = sign_in_name($1)',
      values: [isHopeless(typed) ? '' : typed],
    },
  ]);
  const row = found?.rows[0] as { tenant_id: string; user_id: string } | undefined;
  return row ? { tenantId: row.tenant_id, userId: row.user_id } : null;
}
