import type { Context, ReactNode } from 'react';
import { useMemo } from 'react';
import { createPath, Router, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router';
import type { Navigator, To } from 'react-router';
import type { Tab } from './tab.ts';
import { useTabs, useTabsState } from './tabs-context.ts';

const text = (to: To): string => (typeof to === 'string' ? to : createPath(to));
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/** The library's own default is none, which its type leaves out. */
const OuterLocation = UNSAFE_LocationContext as Context<unknown>;

/** Each tab has its own address; the library forbids a router in a router unless it sees none. */
export function TabRouter({ tab, children }: { tab: Tab; children: ReactNode }) {
  const tabs = useTabs();
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: text,
      go: (steps) => history.go(steps),
      push: (to) => tabs.push(tab.id, text(to)),
      replace: (to) => tabs.replace(tab.id, text(to)),
    }),
    [tabs, tab.id],
  );
  return (
    <OuterLocation value={null}>
      <UNSAFE_RouteContext value={noRoute}>
        <Router
          location={{ pathname: tab.path, search: tab.search, key: tab.id }}
          navigator={navigator}
          useTransitions={false}
        >
          {children}
        </Router>
      </UNSAFE_RouteContext>
    </OuterLocation>
  );
}

/** For the parts around the tabs: their links open tabs, and the active tab's address is theirs. */
export function ShellRouter({ children }: { children: ReactNode }) {
  const tabs = useTabs();
  const { activeId } = useTabsState();
  const tab = tabs.find(activeId);
  const navigator = useMemo<Navigator>(() => {
    const open = (to: To) => tabs.open(text(to));
    return { createHref: text, go: (steps) => history.go(steps), push: open, replace: open };
  }, [tabs]);
  return (
    <Router
      location={{ pathname: tab?.path ?? '/', search: tab?.search ?? '' }}
      navigator={navigator}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}
