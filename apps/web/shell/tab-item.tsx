import { CloseOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { fullTitle, panelId, tabElementId, tabLimits, useTabs } from '#kernel/web';
import type { Tab } from '#kernel/web';
import type { MouseEvent, PointerEvent } from 'react';
import { stepAlong } from './step-along.ts';

type Props = { tab: Tab; isActive: boolean; isDirty: boolean };

/** K-029. */
const transition = { duration: tabLimits.dragAnimation, easing: 'ease' };

/** The button that closes is beside the tab and not in it: a tab may hold no other control. */
export function TabItem({ tab, isActive, isDirty }: Props) {
  const tabs = useTabs();
  const { setNodeRef, listeners, isDragging, ...drag } = useSortable({ id: tab.id, transition });
  const title = fullTitle(tab);
  const close = () => void tabs.close(tab.id);
  return (
    <div
      ref={setNodeRef}
      role="presentation"
      className={`tab${isActive ? ' active' : ''}${isDragging ? ' dragging' : ''}`}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      data-tab={tab.id}
      onAuxClick={(event: MouseEvent) => event.button === 1 && close()}
      {...listeners}
    >
      <button
        type="button"
        role="tab"
        id={tabElementId(tab.id)}
        className="tab-title"
        title={title}
        aria-selected={isActive}
        aria-keyshortcuts="Delete"
        tabIndex={isActive ? 0 : -1}
        {...(tab.visited && { 'aria-controls': panelId(tab.id) })}
        onClick={() => tabs.activate(tab.id)}
        onKeyDown={(event) => (event.key === 'Delete' ? close() : stepAlong(event))}
      >
        {title}
        {isDirty && <span className="hidden-text">, unsaved</span>}
      </button>
      <button
        type="button"
        className={`tab-close${isDirty ? ' dirty' : ''}`}
        title="Close"
        tabIndex={-1}
        aria-hidden
        onPointerDown={(event: PointerEvent) => event.stopPropagation()}
        onClick={close}
      >
        <CloseOutlined />
      </button>
    </div>
  );
}
