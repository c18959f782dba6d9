import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

/** Somebody who asked to act as another user. */
export type Issuer = { readonly id: string; readonly tenantId: string };

export type Impersonation = {
  readonly tenantId: string;
  readonly userId: string;
  readonly impersonator: Issuer;
};

type ImpersonationRow = {
  tenant_id: string;
  user_id: string;
  impersonator_id: string;
  impersonator_tenant_id: string;
};

/** Across tenants: a session of the host may be open in any of them. */
export async function findImpersonation(
  { hostDb }: Services,
  sessionUid: string,
): Promise<Impersonation | null> {
  const [found] = await hostDb.batch(systemContext(hostTenantId), [
    {
      text: `select tenant_id, user_id, impersonator_id, impersonator_tenant_id
        from impersonations where session_uid = $1 and ended_at is null`,
      values: [sessionUid],
    },
  ]);
  const row = found?.rows[0] as ImpersonationRow | undefined;
  if (!row) return null;
  return {
    tenantId: row.tenant_id,
    userId: row.user_id,
    impersonator: { id: row.impersonator_id, tenantId: row.impersonator_tenant_id },
  };
}

export const isImpersonation = async (services: Services, sessionUid: string): Promise<boolean> =>
  (await findImpersonation(services, sessionUid)) !== null;

const startText = `insert into impersonations
    (tenant_id, session_uid, user_id, impersonator_id, impersonator_tenant_id, started_at)
  values ($1, $2, $3, $4, $5, $6)`;

const auditText = "select write_audit($1, $2, 'user', $3, null)";

/** The audit row names the impersonator as the one who acts. */
const actingAs = (tenantId: string, impersonator: Issuer) => ({
  tenantId,
  userId: impersonator.id,
  actorTenantId: impersonator.tenantId,
  impersonatorId: impersonator.id,
});

export async function recordImpersonation(
  { db, now }: Services,
  sessionUid: string,
  { tenantId, userId }: Pick<Impersonation, 'tenantId' | 'userId'>,
  impersonator: Issuer,
): Promise<void> {
  await db.batch(actingAs(tenantId, impersonator), [
    {
      text: startText,
      values: [tenantId, sessionUid, userId, impersonator.id, impersonator.tenantId, now()],
    },
    { text: auditText, values: [tenantId, 'impersonationStarted', userId] },
  ]);
}

export async function recordRevert(
  { db }: Services,
  { tenantId, userId, impersonator }: Impersonation,
): Promise<void> {
  await db.batch(actingAs(tenantId, impersonator), [
    { text: auditText, values: [tenantId, 'impersonationReverted', userId] },
  ]);
}
