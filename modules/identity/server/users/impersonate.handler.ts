import type { Actor } from '#kernel/domain';
import { Refused, contextOf, isUuid, systemContext, throwUnlessAccepted } from '#kernel/server';
import type { ActionRequest, Handler, Services } from '#kernel/server';
import { canonicalRole, hostTenantId } from '#platform/domain';
import { decideImpersonation, impersonate, reachesEveryTenant } from '../../domain/index.ts';
import type { ImpersonationTarget } from '../../domain/index.ts';
import { mintLink } from '../links/one-time-link.ts';

/** Long enough to follow the link, too short to pass it on. */
const linkSeconds = 60;

const targetText = `select u.tenant_id, u.is_active and not u.is_locked and not u.is_deleted
      and t.is_active as is_active,
    (select array_agg(r.name) from users__roles ur
       join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id and not r.is_deleted
      where ur.tenant_id = u.tenant_id and ur.owner_id = u.id) as roles
  from users u join platform_tenants t on t.id = u.tenant_id
  where u.id = $1 and ($2::uuid is null or u.tenant_id = $2) and not u.is_deleted`;

type TargetRow = { tenant_id: string; is_active: boolean; roles: string[] | null };

/** A foreign user is not there, except for the administrators of the host. */
async function findTarget(
  { db, hostDb }: Services,
  actor: Actor,
  userId: string,
): Promise<ImpersonationTarget | null> {
  const isFree = reachesEveryTenant(actor);
  const database = isFree ? hostDb : db;
  const [found] = await database.batch(systemContext(isFree ? hostTenantId : actor.tenantId), [
    { text: targetText, values: [userId, isFree ? null : actor.tenantId] },
  ]);
  const row = found?.rows[0] as TargetRow | undefined;
  if (!row) return null;
  return {
    userId,
    tenantId: row.tenant_id,
    isActive: row.is_active,
    roles: (row.roles ?? []).map(canonicalRole),
  };
}

async function run({ actor, services, params, requestId }: ActionRequest): Promise<unknown> {
  const { id } = params;
  const target = isUuid(id) ? await findTarget(services, actor, id) : null;
  if (!target) throw new Refused('notFound');
  const decision = decideImpersonation(actor, target);
  throwUnlessAccepted(decision);
  const { tenantId, userId } = target;
  const database = tenantId === actor.tenantId ? services.db : services.hostDb;
  const context = { ...contextOf(actor, requestId), tenantId, actorTenantId: actor.tenantId };
  const token = await database.transaction(context, async (tx) => {
    await tx.query("select write_audit($1, 'impersonate', 'user', $2, null)", [tenantId, userId]);
    return mintLink(tx, {
      purpose: 'impersonate',
      userId,
      seconds: linkSeconds,
      now: services.now(),
      issuer: { id: actor.userId, tenantId: actor.tenantId },
    });
  });
  return { url: `${services.config.publicUrl}/account/impersonate?token=${token}` };
}

/** Not through `handle`: the record may stand in another tenant. */
export const impersonateHandler: Handler = { action: impersonate, run };
