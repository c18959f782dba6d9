import { commitDecision, handle, Refused } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  changePermissions,
  decideDefaultPermissions,
  decidePermissions,
  resetGlobalPermissions,
  resetTenantPermissions,
} from '../../domain/index.ts';
import { forgetActors } from '../actor/actor-cache.ts';

const changedText = `select id from roles
  where permissions is not null and not is_deleted and ($1::uuid is null or tenant_id = $1)`;

const changedRoles = async (tx: Tx, tenantId: string | null): Promise<string[]> =>
  (await tx.query<{ id: string }>(changedText, [tenantId])).map(({ id }) => id);

/** Every tenant at once: the host's own work, as the host role. */
const resetEverywhere = (services: Services, tx: Tx): Promise<{ count: number }> =>
  services.hostDb.transaction(tx.context, async (hostTx) => {
    const ids = await changedRoles(hostTx, null);
    const request = { tx: hostTx, services, actor: null };
    await commitDecision(request, decideDefaultPermissions(ids));
    return { count: ids.length };
  });

export const permissionHandlers: readonly Handler[] = [
  handle(changePermissions, async ({ tx, services, record, input, commit }) => {
    tx.afterCommit(() => forgetActors(services));
    return commit(decidePermissions(record, input));
  }),

  handle(resetTenantPermissions, async ({ tx, services, actor, write }) => {
    tx.afterCommit(() => forgetActors(services));
    const ids = await changedRoles(tx, actor.tenantId);
    await write(decideDefaultPermissions(ids));
    return { count: ids.length };
  }),

  handle(resetGlobalPermissions, async ({ tx, services, actor }) => {
    if (!actor.isHost) throw new Refused('notPermitted');
    const answer = await resetEverywhere(services, tx);
    forgetActors(services);
    return answer;
  }),
];
