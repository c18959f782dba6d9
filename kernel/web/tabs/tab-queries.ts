import { QueryObserver } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Tabs } from './tabs-store.ts';

/**
 * A hidden tab has no observers, and a query without observers is dropped after five minutes: its
 * form would start again empty. So what a tab looked at when it was hidden is held until it shows
 * again or closes.
 */
export function holdTabQueries(client: QueryClient, tabs: Tabs): () => void {
  const cache = client.getQueryCache();
  const seen = new Map<string, Set<string>>();
  const held = new Map<string, Map<string, () => void>>();
  const holders = new WeakSet<object>();

  const hold = (id: string, query: Query) => {
    const own = held.get(id) ?? new Map<string, () => void>();
    held.set(id, own);
    if (own.has(query.queryHash)) return;
    const holder = new QueryObserver(client, {
      ...query.options,
      queryKey: query.queryKey,
      enabled: false,
    });
    holders.add(holder);
    own.set(
      query.queryHash,
      holder.subscribe(() => {}),
    );
  };

  const letGo = (id: string) => {
    for (const end of held.get(id)?.values() ?? []) end();
    held.delete(id);
  };

  const stop = cache.subscribe((event) => {
    if (event.type !== 'observerAdded' && event.type !== 'observerRemoved') return;
    if (holders.has(event.observer)) return;
    const { query } = event;
    const { activeId } = tabs.state();
    if (event.type === 'observerAdded') {
      const own = seen.get(activeId) ?? new Set<string>();
      seen.set(activeId, own.add(query.queryHash));
      return;
    }
    for (const [id, hashes] of seen) {
      if (!hashes.has(query.queryHash)) continue;
      if (id !== activeId) hold(id, query);
      else if (query.getObserversCount() === 0) hashes.delete(query.queryHash);
    }
  });

  const stopGone = tabs.onGone((id) => {
    letGo(id);
    const hashes = seen.get(id) ?? [];
    seen.delete(id);
    // After the tab has left the page: what nobody looks at and is not fresh goes with it.
    setTimeout(() => {
      for (const hash of hashes) {
        const query = cache.get(hash);
        if (query && query.getObserversCount() === 0 && isOld(query)) cache.remove(query);
      }
    });
  });

  let shown = tabs.state().activeId;
  const stopShown = tabs.subscribe(() => {
    const { activeId } = tabs.state();
    if (activeId === shown) return;
    shown = activeId;
    // The tab's own observers are back before the holders leave.
    setTimeout(() => tabs.state().activeId === activeId && letGo(activeId), 1000);
  });

  return () => {
    stop();
    stopGone();
    stopShown();
  };
}

function isOld(query: Query): boolean {
  const { staleTime } = query.options as { staleTime?: unknown };
  return query.isStaleByTime(typeof staleTime === 'number' ? staleTime : 0);
}
