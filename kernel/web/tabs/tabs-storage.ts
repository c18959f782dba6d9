import { placeOf } from './parse-address.ts';
import type { Tab, TabsState } from './tab.ts';

export const tabsKey = 'sessionTabs';

export type KeptTabs = Pick<TabsState, 'tabs' | 'activeId'> & {
  readonly scroll: Readonly<Record<string, number>>;
};

const nothing: KeptTabs = { tabs: [], activeId: '', scroll: {} };

/** Storage may be full, or closed to us: the work goes on without it. */
export function writeTabs(storage: Storage, owner: string, kept: KeptTabs): void {
  try {
    storage.setItem(tabsKey, JSON.stringify({ owner, ...kept }));
  } catch (error) {
    console.warn('The open tabs could not be kept.', error);
  }
}

/**
 * B-066, B-067: what comes back is unvisited; a damaged entry and an address that `isOpen` refuses
 * are skipped, the others stay. What another user left in this window is not read.
 */
export function readTabs(
  storage: Storage,
  owner: string,
  isOpen: (route: string) => boolean,
): KeptTabs {
  const kept = parsedTabs(storage, tabsKey);
  if (!isObject(kept) || kept.owner !== owner || !Array.isArray(kept.tabs)) return nothing;
  const tabs: Tab[] = [];
  for (const entry of kept.tabs) {
    const tab = revived(entry);
    if (tab && isOpen(tab.route) && !tabs.some((other) => other.id === tab.id)) tabs.push(tab);
  }
  const scroll = Object.entries(isObject(kept.scroll) ? kept.scroll : {}).filter(
    (pair): pair is [string, number] => Number.isFinite(pair[1]),
  );
  return {
    tabs,
    activeId: typeof kept.activeId === 'string' ? kept.activeId : '',
    scroll: Object.fromEntries(scroll),
  };
}

export function parsedTabs(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    storage.removeItem(key);
    return null;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The address alone is believed; what follows from it is read again. */
function revived(entry: unknown): Tab | null {
  if (!isObject(entry) || !/^\d+$/.test(text(entry.id)) || !text(entry.path).startsWith('/')) {
    return null;
  }
  try {
    const place = placeOf(text(entry.path) + text(entry.search));
    return {
      ...place,
      id: text(entry.id),
      title: text(entry.title) || place.title,
      postFix: text(entry.postFix),
      visited: false,
      onClosed: entry.onClosed === 'previous' ? 'previous' : null,
      tabName: text(entry.tabName),
    };
  } catch {
    return null;
  }
}
