import { placeOf } from './parse-address.ts';
import { sharedAddresses } from './share-tabs.ts';
import type { Tabs } from './tabs-store.ts';

/** What the address of the window asks for, beside the tabs that came back. */
export function startTabs(tabs: Tabs): Tabs {
  const { pathname, search } = location;
  const asked = pathname === '/' ? sharedAddresses(search) : [];
  const shared = asked.filter((address) => tabs.setting.isOpen(placeOf(address).route));
  tabs.start(shared[0] ?? pathname + search);
  for (const address of shared.slice(1)) tabs.open(address, { isBackground: true });
  return tabs;
}
