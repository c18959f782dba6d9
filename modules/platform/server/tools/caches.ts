import { forgetCounts, handle } from '#kernel/server';
import type { Services } from '#kernel/server';
import { flushCaches } from '../../domain/index.ts';
import { tellTenant } from '../tenants/session-changed.ts';

type Forget = (services: Services) => void;

const contributed = new Map<string, Forget>();

/** Called by the module that keeps something. */
export const contributeCache = (name: string, forget: Forget): void =>
  void contributed.set(name, forget);

contributeCache('Totals of lists', () => forgetCounts());

/** Other processes keep nothing for longer than a minute. */
export const flushCachesHandler = handle(flushCaches, async ({ actor, tx, services }) => {
  for (const forget of contributed.values()) forget(services);
  await tx.query("select write_audit($1, 'flushCaches', 'systemTool', null, null)", [
    actor.tenantId,
  ]);
  tx.afterCommit(() => tellTenant(services, actor.tenantId));
  return { flushed: [...contributed.keys()] };
});
