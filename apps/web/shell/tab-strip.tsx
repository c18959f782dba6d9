import { useTabs } from '#kernel/web';
import type { Tab } from '#kernel/web';
import { TabItem } from './tab-item.tsx';
import { tabTexts } from './tab-texts.ts';
import { useTabDrag } from './use-tab-drag.ts';

type Props = { tabs: readonly Tab[]; activeId: string; dirty: ReadonlySet<string> };

export function TabStrip({ tabs, activeId, dirty }: Props) {
  const store = useTabs();
  const { start, styleOf, draggedId } = useTabDrag(
    tabs.map((tab) => tab.id),
    (id, index) => store.move(id, index),
  );
  const texts = tabTexts(tabs);
  return (
    <div className="tab-strip" role="tablist" aria-label="Open tabs">
      {tabs.map((tab, index) => (
        <TabItem
          key={tab.id}
          tab={tab}
          text={texts[index] ?? { head: tab.title, tail: '', kind: '' }}
          isActive={tab.id === activeId}
          isDirty={dirty.has(tab.id)}
          isDragging={tab.id === draggedId}
          style={styleOf(tab.id, index)}
          onPress={(press) => start(tab.id, press)}
        />
      ))}
    </div>
  );
}
