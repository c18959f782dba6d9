import { CloseOutlined } from '@ant-design/icons';
import { fullTitle, panelId, tabElementId, useTabs } from '#kernel/web';
import type { Tab } from '#kernel/web';
import type { CSSProperties, MouseEvent, PointerEvent } from 'react';
import { moveTabFocus } from './tab-arrow-keys.ts';
import type { TabText } from './tab-texts.ts';

type Props = {
  tab: Tab;
  text: TabText;
  isActive: boolean;
  isDirty: boolean;
  isDragging: boolean;
  style: CSSProperties | undefined;
  onPress: (press: PointerEvent<HTMLElement>) => void;
};

/** The button that closes is beside the tab and not in it: a tab may hold no other control. */
export function TabItem({ tab, text, isActive, isDirty, isDragging, style, onPress }: Props) {
  const tabs = useTabs();
  const title = fullTitle(tab);
  const close = () => void tabs.close(tab.id);
  return (
    <div
      role="presentation"
      className={`tab${isActive ? ' active' : ''}${isDragging ? ' dragging' : ''}`}
      style={style}
      data-tab={tab.id}
      onAuxClick={(event: MouseEvent) => event.button === 1 && close()}
      onPointerDown={onPress}
    >
      <button
        type="button"
        role="tab"
        id={tabElementId(tab.id)}
        className="tab-title"
        title={title}
        aria-label={isDirty ? `${title}, unsaved` : title}
        aria-selected={isActive}
        aria-keyshortcuts="Delete"
        tabIndex={isActive ? 0 : -1}
        {...(tab.visited && { 'aria-controls': panelId(tab.id) })}
        onClick={() => tabs.activate(tab.id)}
        onKeyDown={(event) => (event.key === 'Delete' ? close() : moveTabFocus(event))}
      >
        <span className="tab-name">
          <span className="tab-head">{text.head}</span>
          {text.tail && <span className="tab-tail">{text.tail}</span>}
        </span>
        {text.kind && <span className="tab-kind">{text.kind}</span>}
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
