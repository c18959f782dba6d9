import { Menu, useTabs } from '#kernel/web';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { tabActions } from './tab-actions.ts';

type Asked = { readonly id: string; readonly place: { readonly x: number; readonly y: number } };

/** One menu for the whole bar; it speaks about the tab under the pointer. */
export function TabContextMenu({ children }: { children: ReactNode }) {
  const tabs = useTabs();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <div
        role="presentation"
        className="tab-menu-area"
        onContextMenu={(event) => {
          event.preventDefault();
          const tab = event.target instanceof Element ? event.target.closest('[data-tab]') : null;
          const id = tab?.getAttribute('data-tab') ?? tabs.state().activeId;
          setAsked({ id, place: { x: event.clientX, y: event.clientY } });
        }}
      >
        {children}
      </div>
      {asked && (
        <Menu
          label="Tab actions"
          items={tabActions(tabs, asked.id)}
          place={asked.place}
          close={() => setAsked(null)}
        />
      )}
    </>
  );
}
