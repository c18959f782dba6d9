import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TabsState } from './tab.ts';
import type { Tabs } from './tabs-store.ts';

/** The tabs of the workspace; null where a part is drawn without one. */
export const TabsContext = createContext<Tabs | null>(null);

/** The id of the tab that a part is drawn in. */
export const TabIdContext = createContext<string | null>(null);

export function useTabs(): Tabs {
  const tabs = useContext(TabsContext);
  if (!tabs) throw new Error('There is no workspace here');
  return tabs;
}

export function useTabsState(): TabsState {
  const tabs = useTabs();
  return useSyncExternalStore(tabs.subscribe, tabs.state);
}

/** The tab around, for parts that work outside tabs as well. */
export function useOwnTab(): { tabs: Tabs; id: string } | null {
  const tabs = useContext(TabsContext);
  const id = useContext(TabIdContext);
  return tabs && id ? { tabs, id } : null;
}
