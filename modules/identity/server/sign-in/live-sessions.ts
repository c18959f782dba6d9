import { systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import type { LiveSession } from '../../domain/index.ts';

const sessionsText = `select s.id, s.started_at as "startedAt", s.seen_at as "seenAt", s.browser, s.address,
    case when s.impersonator_id is not null
      then coalesce(i.first_name || ' ' || i.last_name, 'Support') end as "impersonatorName"
  from sign_ins s
  left join users i on i.tenant_id = s.tenant_id and i.id = s.impersonator_id
  where s.tenant_id = $1 and s.user_id = $2 and s.ended_at is null
  order by s.seen_at desc nulls last, s.started_at desc, s.id limit 50`;

export const liveSessionsOf = (tx: Tx, userId: string): Promise<LiveSession[]> =>
  tx.query<LiveSession>(sessionsText, [tx.context.tenantId, userId]);

const findText = `select session_uid as "sessionUid" from sign_ins
  where tenant_id = $1 and user_id = $2 and id = $3 and ended_at is null`;

const endText = `update sign_ins set ended_at = $4
  where tenant_id = $1 and user_id = $2 and session_uid = $3 and ended_at is null`;

const endImpersonationText = `update impersonations set ended_at = $3
  where tenant_id = $1 and session_uid = $2 and ended_at is null`;

const forgetCookieText = "delete from oidc_payloads where model = 'Session' and uid = $1";

/**
 * Whatever that browser holds: its cookie would open a new sign-in at once. False: it had ended already,
 * or is not of this person.
 */
export async function endSession(
  tx: Tx,
  { hostDb, now }: Services,
  userId: string,
  id: string,
): Promise<boolean> {
  const { tenantId } = tx.context;
  const [found] = await tx.query<{ sessionUid: string }>(findText, [tenantId, userId, id]);
  if (!found) return false;
  const { sessionUid } = found;
  await hostDb.batch(systemContext(hostTenantId), [
    { text: forgetCookieText, values: [sessionUid] },
  ]);
  await tx.batch([
    { text: endText, values: [tenantId, userId, sessionUid, now()] },
    { text: endImpersonationText, values: [tenantId, sessionUid, now()] },
    { text: "select write_audit($1, 'endSession', 'user', $2, null)", values: [tenantId, userId] },
  ]);
  return true;
}
