import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

/** Ends every sign-in of this browser session, and the tokens that came from it. */
export async function endSessionSignIns(
  { hostDb, now }: Services,
  sessionUid: string,
): Promise<{ tenantId: string; userId: string } | null> {
  const [ended] = await hostDb.batch(systemContext(hostTenantId), [
    {
      text: `update sign_ins set ended_at = $2 where session_uid = $1 and ended_at is null
        returning tenant_id, user_id`,
      values: [sessionUid, now()],
    },
    {
      text: 'update impersonations set ended_at = $2 where session_uid = $1 and ended_at is null',
      values: [sessionUid, now()],
    },
  ]);
  const row = ended?.rows[0] as { tenant_id: string; user_id: string } | undefined;
  return row ? { tenantId: row.tenant_id, userId: row.user_id } : null;
}
