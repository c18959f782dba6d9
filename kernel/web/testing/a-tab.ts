import { noTabs, tabsReducer } from '../tabs/tabs-reducer.ts';
import type { TabsEvent } from '../tabs/tabs-reducer.ts';
import type { Place, TabsState } from '../tabs/tab.ts';

export const aPlace = (path: string, changes: Partial<Place> = {}): Place => ({
  path,
  search: '',
  absUrl: `https://harbour.test${path}`,
  route: path,
  fromModule: '',
  objectId: '',
  title: path.slice(1),
  ...changes,
});

/** Tabs 1, 2, 3 … at the given paths, opened in this order; the last is active. */
export const tabsAt = (...paths: string[]): TabsState =>
  after(
    noTabs,
    ...paths.map((path, index) => ({
      type: 'open' as const,
      place: aPlace(path),
      newId: String(index + 1),
    })),
  );

export const after = (state: TabsState, ...events: TabsEvent[]): TabsState =>
  events.reduce(tabsReducer, state);
