import { listenForShortcuts, useDirtyTabs, useTabs, useTabsState } from '#kernel/web';
import { useEffect, useRef } from 'react';
import { TabContextMenu } from './tab-context-menu.tsx';
import { TabMenu } from './tab-menu.tsx';
import { TabOverflow } from './tab-overflow.tsx';
import { TabStrip } from './tab-strip.tsx';
import './tabs.css';
import { useMeasuredMax } from './use-measured-max.ts';

/** S-001. */
export function TabBar() {
  const tabs = useTabs();
  const { tabs: open, activeId, max } = useTabsState();
  const dirty = useDirtyTabs();
  const bar = useRef<HTMLDivElement>(null);
  useMeasuredMax(bar);
  useEffect(() => listenForShortcuts(tabs), [tabs]);
  return (
    <div className="tab-bar">
      <div className="tab-space" ref={bar}>
        <TabContextMenu>
          <TabStrip tabs={open.slice(0, max)} activeId={activeId} dirty={dirty} />
        </TabContextMenu>
      </div>
      <TabOverflow tabs={open.slice(max)} dirty={dirty} />
      <TabMenu />
    </div>
  );
}
