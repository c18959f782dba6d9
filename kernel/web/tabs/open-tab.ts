import { everyPlace } from './tab.ts';
import type { OpenOptions, Tabs } from './tabs-store.ts';

let current: Tabs | null = null;

/** Bound by the workspace; answers how to let go of it. */
export function bindOpenTab(tabs: Tabs): () => void {
  current = tabs;
  return () => {
    if (current === tabs) current = null;
  };
}

/**
 * Opens the page in a tab, or goes to the tab where it is open already. For code outside the tree;
 * inside it a `Link` or `useNavigate` does the same.
 */
export function openTab(address: string, options?: OpenOptions): void {
  if (current) current.open(address, options);
  else location.assign(address);
}

/** After a sign-out: no tab or draft may be written any more. */
export const endTabs = (): void => current?.end();

/** Before the whole workspace is left: asks about each tab with unsaved work. */
export const mayLeaveTabs = async (): Promise<boolean> =>
  (await current?.mayLeave(everyPlace(current.state()))) ?? true;
