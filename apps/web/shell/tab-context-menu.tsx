import { useTabs } from '#kernel/web';
import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { tabActions } from './tab-actions.tsx';

/** One menu for the whole bar; it speaks about the tab under the pointer. */
export function TabContextMenu({ children }: { children: ReactNode }) {
  const tabs = useTabs();
  const [id, setId] = useState('');
  return (
    <Dropdown menu={{ items: id ? tabActions(tabs, id) : [] }} trigger={['contextMenu']}>
      <div
        role="presentation"
        className="tab-menu-area"
        onContextMenuCapture={(event) => {
          const tab = event.target instanceof Element ? event.target.closest('[data-tab]') : null;
          setId(tab?.getAttribute('data-tab') ?? tabs.state().activeId);
        }}
      >
        {children}
      </div>
    </Dropdown>
  );
}
