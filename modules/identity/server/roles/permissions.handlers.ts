import { Refused, handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  changePermissions,
  decidePermissions,
  resetGlobalPermissions,
  resetTenantPermissions,
} from '../../domain/index.ts';
import { forgetActors } from '../actor/actor-cache.ts';

const resetText = `update roles set permissions = null, concurrency_stamp = gen_random_uuid(),
    last_modification_time = now(), last_modifier_id = $1
  where permissions is not null and not is_deleted and ($2::uuid is null or tenant_id = $2)
  returning id`;

async function reset(tx: Tx, userId: string, tenantId: string | null): Promise<{ count: number }> {
  const changed = await tx.query(resetText, [userId, tenantId]);
  return { count: changed.length };
}

export const permissionHandlers: readonly Handler[] = [
  handle(changePermissions, async ({ tx, services, record, input, commit }) => {
    tx.afterCommit(() => forgetActors(services));
    return commit(record, decidePermissions({ name: String(record.name) }, input));
  }),

  handle(resetTenantPermissions, async ({ tx, services, actor }) => {
    tx.afterCommit(() => forgetActors(services));
    return reset(tx, actor.userId, actor.tenantId);
  }),

  handle(resetGlobalPermissions, async ({ tx, services, actor }) => {
    if (!actor.isHost) throw new Refused('notPermitted');
    const answer = await services.hostDb.transaction(tx.context, (hostTx) =>
      reset(hostTx, actor.userId, null),
    );
    forgetActors(services);
    return answer;
  }),
];
