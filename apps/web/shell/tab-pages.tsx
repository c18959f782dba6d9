import { fullTitle, TabPanel, titleText, useSession, useTabsState } from '#kernel/web';
import { AppRoutes } from './app-routes.tsx';

const routes = <AppRoutes />;

/** B-066: a tab that was not visited since the reload has no content yet. */
export function TabPages() {
  const { tabs, activeId } = useTabsState();
  const { tenant } = useSession();
  const active = tabs.find((tab) => tab.id === activeId);
  // In the order of their ids: an element that is moved in the page loses its scroll.
  const visited = tabs.filter((tab) => tab.visited).sort((a, b) => Number(a.id) - Number(b.id));
  return (
    <>
      <title>{titleText(active ? fullTitle(active) : '', tenant.name)}</title>
      {visited.map((tab) => (
        <TabPanel key={tab.id} tab={tab} isActive={tab.id === activeId}>
          {routes}
        </TabPanel>
      ))}
    </>
  );
}
