import { check, inputSchema } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import {
  Refused,
  contextOf,
  invalid,
  isUuid,
  systemContext,
  throwUnlessAccepted,
} from '#kernel/server';
import type { ActionRequest, Handler, Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import {
  decideImpersonation,
  impersonate,
  impersonationLink,
  reachesEveryTenant,
} from '../../domain/index.ts';
import type { HeldRole, ImpersonationTarget } from '../../domain/index.ts';
import { makeLink } from '../links/make-link.ts';

const targetText = `select u.tenant_id, u.is_active and not u.is_locked and not u.is_deleted
      and t.is_active as is_active,
    (select json_agg(json_build_object('name', r.name, 'permissions', r.permissions))
       from users__roles ur
       join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id and not r.is_deleted
      where ur.tenant_id = u.tenant_id and ur.owner_id = u.id) as roles
  from users u join platform_tenants t on t.id = u.tenant_id
  where u.id = $1 and ($2::uuid is null or u.tenant_id = $2) and not u.is_deleted`;

type TargetRow = { tenant_id: string; is_active: boolean; roles: HeldRole[] | null };

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
    roles: row.roles ?? [],
  };
}

/** Without a reason nobody is asked who they want to be. */
function reasonOf(body: unknown): string {
  const checked = check(inputSchema(impersonate.input), body ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  return String(checked.value.reason);
}

async function run(request: ActionRequest): Promise<unknown> {
  const { actor, services, params, requestId } = request;
  const reason = reasonOf(request.body);
  const { id } = params;
  const target = isUuid(id) ? await findTarget(services, actor, id) : null;
  if (!target) throw new Refused('notFound');
  const decision = decideImpersonation(actor, target);
  throwUnlessAccepted(decision);
  const { tenantId, userId } = target;
  const database = tenantId === actor.tenantId ? services.db : services.hostDb;
  const context = { ...contextOf(actor, requestId), tenantId, actorTenantId: actor.tenantId };
  const { url } = await database.transaction(context, async (tx) => {
    await tx.query("select write_audit($1, 'impersonate', 'user', $2, $3)", [
      tenantId,
      userId,
      { reason },
    ]);
    return makeLink(tx, services, impersonationLink, { subjectId: userId });
  });
  return { url };
}

/** Not through `handle`: the record may stand in another tenant. */
export const impersonateHandler: Handler = { action: impersonate, run };
