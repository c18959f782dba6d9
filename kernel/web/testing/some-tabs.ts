import { startTabs } from '../tabs/start-tabs.ts';
import { Tabs } from '../tabs/tabs-store.ts';
import type { TabsSetting } from '../tabs/tabs-store.ts';
import { registerWidgets } from './a-widget.ts';

/** The tabs of a window that was opened at `address`; home is the list of widgets. */
export function someTabs(address: string, changes: Partial<TabsSetting> = {}): Tabs {
  registerWidgets();
  history.replaceState(null, '', address);
  return startTabs(
    new Tabs({ owner: 'una', home: '/view/widgets', isOpen: (route) => route !== '', ...changes }),
  );
}

export const widgetPath = (id: string | number) => `/view/widgets/detail/${id}`;
