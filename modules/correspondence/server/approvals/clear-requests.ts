import type { Services, Tx } from '#kernel/server';
import { clearRaised } from '../action-required/raise-action.ts';
import { actionKey } from './request-approval.ts';

const keysText = `select raised_key as key from action_required_search
  where tenant_id = $1 and raised_key like $2 || ' %' and status = 'open' and not is_deleted`;

/** Whoever was asked is done with it, whoever decided. */
export async function clearRequests(tx: Tx, services: Services, requestId: string): Promise<void> {
  const keys = await tx.query<{ key: string }>(keysText, [
    tx.context.tenantId,
    actionKey(requestId),
  ]);
  for (const { key } of keys) await clearRaised(tx, services, key);
}
