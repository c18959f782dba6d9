import type { Tabs } from './tabs-store.ts';

/** B-042, B-060: back and forward lead to tabs; what stands is kept when the window goes. */
export function followHistory(tabs: Tabs): () => void {
  const follow = (event: PopStateEvent) => {
    const { tab } = (event.state ?? {}) as { tab?: unknown };
    tabs.follow(location.pathname + location.search, typeof tab === 'string' ? tab : undefined);
  };
  addEventListener('popstate', follow);
  addEventListener('pagehide', tabs.save);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('pagehide', tabs.save);
  };
}
