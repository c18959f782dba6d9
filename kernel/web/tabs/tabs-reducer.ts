import { closedKept, tabLimits } from './tab-limits.ts';
import type { Place, Tab, TabsState } from './tab.ts';

export type Opening = {
  readonly place: Place;
  /** The id of a new tab, unless a tab is found. */
  readonly newId: string;
  readonly id?: string;
  readonly tabName?: string;
  readonly onClosed?: Tab['onClosed'];
  /** Opens it without going there. */
  readonly isBackground?: boolean;
  /** Where a new tab is put; at the end otherwise. */
  readonly index?: number;
};

export type TabsEvent =
  | ({ readonly type: 'open' } & Opening)
  | { readonly type: 'activate'; readonly id: string }
  | { readonly type: 'goTo'; readonly id: string; readonly place: Place }
  | {
      readonly type: 'close';
      readonly id: string;
      readonly home: Place;
      readonly newId: string;
      readonly toPrevious?: boolean;
    }
  | { readonly type: 'move'; readonly id: string; readonly index: number }
  | { readonly type: 'name'; readonly id: string; readonly title: string; readonly postFix: string }
  | { readonly type: 'measure'; readonly max: number }
  | { readonly type: 'takeClosed' };

export const noTabs: TabsState = {
  tabs: [],
  activeId: '',
  order: [],
  closed: [],
  max: tabLimits.defaultMax,
};

export function tabsReducer(state: TabsState, event: TabsEvent): TabsState {
  switch (event.type) {
    case 'open':
      return open(state, event);
    case 'activate':
      return activate(state, event.id);
    case 'goTo':
      return change(state, event.id, (tab) => stand(tab, event.place));
    case 'close':
      return close(state, event);
    case 'move':
      return move(state, event.id, event.index);
    case 'name':
      return change(state, event.id, (tab) =>
        tab.title === event.title && tab.postFix === event.postFix
          ? tab
          : { ...tab, title: event.title, postFix: event.postFix },
      );
    case 'measure':
      return event.max === state.max ? state : intoRange({ ...state, max: event.max });
    case 'takeClosed':
      return { ...state, closed: state.closed.slice(0, -1) };
  }
}

/** B-059: by id, else by name, else by path. */
export function findTab(
  tabs: readonly Tab[],
  { id, tabName, path }: { id?: string; tabName?: string; path: string },
): Tab | undefined {
  return (
    (id ? tabs.find((tab) => tab.id === id) : undefined) ??
    (tabName ? tabs.find((tab) => tab.tabName === tabName) : undefined) ??
    tabs.find((tab) => tab.path === path)
  );
}

function open(state: TabsState, event: Opening): TabsState {
  const { place, newId, id, tabName = '', onClosed = null, isBackground, index } = event;
  const found = findTab(state.tabs, {
    path: place.path,
    tabName,
    ...(id !== undefined && { id }),
  });
  if (found) {
    // A plain link to an open list must not undo the search that stands in it.
    const isElsewhere = found.path !== place.path || place.search !== '';
    const moved = isElsewhere ? change(state, found.id, (tab) => stand(tab, place)) : state;
    return isBackground ? moved : activate(moved, found.id);
  }
  const tab: Tab = { ...place, id: newId, visited: false, postFix: '', onClosed, tabName };
  const tabs = state.tabs.toSpliced(index ?? state.tabs.length, 0, tab);
  const opened = { ...state, tabs };
  return isBackground ? opened : activate(opened, newId);
}

/** A title that a page gave itself holds as long as the page is the same. */
function stand(tab: Tab, place: Place): Tab {
  if (tab.path === place.path && tab.search === place.search) return tab;
  const { title, postFix } = tab.path === place.path ? tab : { title: place.title, postFix: '' };
  return { ...tab, ...place, title, postFix };
}

function change(state: TabsState, id: string, next: (tab: Tab) => Tab): TabsState {
  const tabs = state.tabs.map((tab) => (tab.id === id ? next(tab) : tab));
  return tabs.some((tab, index) => tab !== state.tabs[index]) ? { ...state, tabs } : state;
}

function activate(state: TabsState, id: string): TabsState {
  if (!state.tabs.some((tab) => tab.id === id)) return state;
  const visited = change(state, id, (tab) => (tab.visited ? tab : { ...tab, visited: true }));
  if (visited === state && state.activeId === id) return state;
  const order = [...state.order.filter((other) => other !== id), id];
  return intoRange({ ...visited, activeId: id, order });
}

/** B-061. */
function intoRange(state: TabsState): TabsState {
  const index = state.tabs.findIndex((tab) => tab.id === state.activeId);
  return index < state.max ? state : move(state, state.activeId, state.max - 1);
}

/** B-062, B-063, B-064: the previous one if requested, else home if none is left, else the neighbour. */
function close(state: TabsState, event: Extract<TabsEvent, { type: 'close' }>): TabsState {
  const { id, home, newId, toPrevious = false } = event;
  const index = state.tabs.findIndex((tab) => tab.id === id);
  const tab = state.tabs[index];
  if (!tab) return state;
  const left: TabsState = {
    ...state,
    tabs: state.tabs.toSpliced(index, 1),
    order: state.order.filter((other) => other !== id),
    closed: [...state.closed, { tab, index }].slice(-closedKept),
  };
  if (state.activeId !== id) return left;
  const previous = left.order.at(-1);
  if (previous && (toPrevious || tab.onClosed === 'previous')) return activate(left, previous);
  const neighbour = left.tabs[index] ?? left.tabs.at(-1);
  return neighbour ? activate(left, neighbour.id) : open(left, { place: home, newId });
}

/** B-065. */
function move(state: TabsState, id: string, to: number): TabsState {
  const from = state.tabs.findIndex((tab) => tab.id === id);
  const tab = state.tabs[from];
  const index = Math.max(0, Math.min(to, state.tabs.length - 1));
  if (!tab || from === index) return state;
  return { ...state, tabs: state.tabs.toSpliced(from, 1).toSpliced(index, 0, tab) };
}
