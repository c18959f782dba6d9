import { api, useSession, useTabsState } from '#kernel/web';
import { useEffect } from 'react';

/** B-134: each tab that comes to the front counts, where the tenant agreed to it. */
export function PageViews(): null {
  const { tenant } = useSession();
  const { tabs, activeId } = useTabsState();
  const page = tabs.find((tab) => tab.id === activeId)?.route ?? '';
  const isOn = tenant.settings['ICS.Telemetry.PageViews'] === 'true';
  useEffect(() => {
    if (isOn && page) api.post('/app/page-views', { page }).catch(() => {});
  }, [isOn, activeId, page]);
  return null;
}
