import { defineExtensionPoint, forgetCounts, handle } from '#kernel/server';
import type { Services } from '#kernel/server';
import { flushCaches } from '../../domain/index.ts';
import { tellTenant } from '../tenants/session-changed.ts';

type Cache = { readonly name: string; forget(services: Services): void };

/** The module that keeps something in memory contributes how to forget it. */
export const cachePoint = defineExtensionPoint<Cache>('platform.caches');

export const listTotalsCache = cachePoint.contribute({
  name: 'Totals of lists',
  forget: () => forgetCounts(),
});

/** Other processes keep nothing for longer than a minute. */
export const flushCachesHandler = handle(flushCaches, async ({ actor, tx, services }) => {
  const caches = cachePoint.of(services);
  for (const { forget } of caches) forget(services);
  await tx.query("select write_audit($1, 'flushCaches', 'systemTool', null, null)", [
    actor.tenantId,
  ]);
  tx.afterCommit(() => tellTenant(services, actor.tenantId));
  return { flushed: caches.map(({ name }) => name) };
});
