import { HolderOutlined } from '@ant-design/icons';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor } from '@dnd-kit/core';
import { useSensor, useSensors } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { draggedOver, withAllHidden, withColumn } from './arrangement.ts';
import type { PlacedColumn } from './arrangement.ts';
import { spokenMoves } from './drag-announcements.ts';

type Props = {
  placed: readonly PlacedColumn[];
  set: (placed: readonly PlacedColumn[]) => void;
  reset: () => void;
};

/** B-038. */
export default function ColumnChooser({ placed, set, reset }: Props) {
  const [wanted, setWanted] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const found = placed.filter(({ title }) =>
    title.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const shown = placed.filter(({ isHidden }) => !isHidden).length;

  return (
    <div className="chooser">
      <div className="chooser-head">
        <strong>Columns</strong>
        <span className="soft">
          {shown} of {placed.length} shown
        </span>
      </div>
      <Input
        type="search"
        allowClear
        placeholder="Find a column"
        aria-label="Find a column"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: spokenMoves(placed) }}
        onDragEnd={({ active, over }) => {
          if (over && over.id !== active.id)
            set(draggedOver(placed, String(active.id), String(over.id)));
        }}
      >
        <SortableContext
          items={found.map(({ key }) => key)}
          strategy={verticalListSortingStrategy}
          disabled={wanted !== ''}
        >
          <ul className="chooser-list">
            {found.map((column) => (
              <Choice
                key={column.key}
                column={column}
                toggle={() => set(withColumn(placed, column.key, { isHidden: !column.isHidden }))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <AllColumns placed={placed} set={set} reset={reset} />
    </div>
  );
}

function Choice({ column, toggle }: { column: PlacedColumn; toggle: () => void }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, ...drag } =
    useSortable({ id: column.key });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={drag.isDragging ? 'chooser-item chooser-dragged' : 'chooser-item'}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="chooser-grip"
        {...attributes}
        {...listeners}
        aria-label={`Move ${column.title}`}
      >
        <HolderOutlined />
      </button>
      <Checkbox checked={!column.isHidden} onChange={toggle}>
        {column.title}
      </Checkbox>
    </li>
  );
}

const AllColumns = ({ placed, set, reset }: Props) => (
  <div className="chooser-end">
    <Button size="small" onClick={() => set(withAllHidden(placed, false))}>
      Show All
    </Button>
    <Button size="small" onClick={() => set(withAllHidden(placed, true))}>
      Hide All
    </Button>
    <Button size="small" type="link" onClick={reset}>
      Default Columns
    </Button>
  </div>
);
