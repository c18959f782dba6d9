import type { ReactNode } from 'react';
import { Activity, memo, useContext, useLayoutEffect, useRef } from 'react';
import { restoreScroll } from './restore-scroll.ts';
import { TabRouter } from './tab-router.tsx';
import type { Tab } from './tab.ts';
import { TabIdContext, useTabs } from './tabs-context.ts';
import { UnsavedContext } from './use-unsaved.ts';
import './tab-panel.css';

type Props = { tab: Tab; isActive: boolean; children: ReactNode };

export const panelId = (id: string): string => `tab-panel-${id}`;
export const tabElementId = (id: string): string => `tab-${id}`;

/** A hidden tab keeps its state, its fields and its place; only its effects rest. */
export const TabPanel = memo(function TabPanel({ tab, isActive, children }: Props) {
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <TabIdContext value={tab.id}>
        <Panel id={tab.id}>
          <TabRouter tab={tab}>{children}</TabRouter>
        </Panel>
      </TabIdContext>
    </Activity>
  );
});

/** The page as a whole scrolls, unless a part of it says that it does. */
const scrollerIn = (panel: HTMLElement): HTMLElement =>
  panel.querySelector<HTMLElement>('[data-scroll]') ?? panel;

function Panel({ id, children }: { id: string; children: ReactNode }) {
  const tabs = useTabs();
  const work = useContext(UnsavedContext);
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const unbind = tabs.bindScroll(() => scrollerIn(element).scrollTop);
    const stop = restoreScroll(() => scrollerIn(element), tabs.scrollOf(id));
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus({ preventScroll: true });
    }
    // Forms inside have said again what they hold; what did not is gone.
    const timer = setTimeout(() => work?.shown(id), 1000);
    return () => {
      stop();
      clearTimeout(timer);
      unbind();
      const now = document.activeElement;
      focused.current = now && element.contains(now) ? now : null;
    };
  }, [tabs, work, id]);

  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabElementId(id)}
      className="tab-panel"
    >
      {children}
    </div>
  );
}
