import { DndContext, KeyboardSensor, PointerSensor, closestCenter } from '@dnd-kit/core';
import { useSensor, useSensors } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { api, spokenMoves, toastFailure, useRefetch } from '#kernel/web';
import type { ReactNode } from 'react';
import { lookupConfig } from '../../domain/index.ts';
import { valueAfterDrop } from './value-after-drop.ts';
import type { Value } from './use-values.ts';

type Props = { values: readonly Value[]; children: ReactNode };

/** By drag, or by Space and the arrow keys; a value stays with those it belongs to. */
export function SortableValues({ values, children }: Props) {
  const refetch = useRefetch(lookupConfig);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const move = async (id: string, overId: string) => {
    const beforeId = valueAfterDrop(values, id, overId);
    if (beforeId === undefined) return;
    try {
      await api.put(`/app/${lookupConfig.base}/${id}/move`, { beforeId });
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: spokenMoves(values.map(({ id, label }) => ({ key: id, title: label }))),
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) void move(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={values.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
