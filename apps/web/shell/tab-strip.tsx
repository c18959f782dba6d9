import type { DragEndEvent } from '@dnd-kit/core';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useTabs } from '#kernel/web';
import type { Tab } from '#kernel/web';
import { TabItem } from './tab-item.tsx';

type Props = { tabs: readonly Tab[]; activeId: string; dirty: ReadonlySet<string> };

export function TabStrip({ tabs, activeId, dirty }: Props) {
  const store = useTabs();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const ids = tabs.map((tab) => tab.id);
  const drop = ({ active, over }: DragEndEvent) => {
    const index = over ? ids.indexOf(String(over.id)) : -1;
    if (index >= 0) store.move(String(active.id), index);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
        <div className="tab-strip" role="tablist" aria-label="Open tabs">
          {tabs.map((tab) => (
            <TabItem
              key={tab.id}
              tab={tab}
              isActive={tab.id === activeId}
              isDirty={dirty.has(tab.id)}
            />
          ))}
        </div>
      </SortableContext>
    </DndContext>
  );
}
