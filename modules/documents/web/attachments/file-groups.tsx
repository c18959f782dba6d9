import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, CollisionDetection } from '@dnd-kit/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { StoredFile } from '../stored-file.ts';
import { groupFiles, untyped } from './group-files.ts';
import type { FileGroup } from './group-files.ts';
import { useAttachmentTypes } from './use-attachment-types.ts';

type Props = {
  files: readonly StoredFile[];
  canMove: boolean;
  move: (file: StoredFile, typeId: string | null) => void;
  row: (file: StoredFile) => ReactNode;
};

/** The keyboard has no pointer: there it is the group that the file lies over. */
const groupUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** Files under the headings of their types; while one is dragged, every type can take it. */
export function FileGroups({ files, canMove, move, row }: Props) {
  const types = useAttachmentTypes();
  const [dragged, setDragged] = useState<StoredFile | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor),
  );
  const groups = groupFiles(files, types, canMove && dragged !== null);
  const fileOf = (id: string | number) => files.find((file) => file.id === id) ?? null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={groupUnder}
      accessibility={{ announcements: spokenMoves(files, groups) }}
      onDragStart={({ active }) => setDragged(fileOf(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        setDragged(null);
        const typeId = over && over.id !== untyped ? String(over.id) : null;
        if (over && dragged && (dragged.attachmentTypeId ?? null) !== typeId) move(dragged, typeId);
      }}
    >
      {groups.map((group) => (
        <Group key={group.typeId ?? untyped} group={group} isOpen={dragged !== null} row={row} />
      ))}
      <DragOverlay dropAnimation={null}>
        {dragged && <span className="file-dragged">{dragged.fileName}</span>}
      </DragOverlay>
    </DndContext>
  );
}

type GroupProps = { group: FileGroup; isOpen: boolean; row: Props['row'] };

function Group({ group, isOpen, row }: GroupProps) {
  const { setNodeRef, isOver } = useDroppable({ id: group.typeId ?? untyped });
  const { title, files } = group;
  const classes = ['file-group', ...(isOpen ? ['is-open'] : []), ...(isOver ? ['is-over'] : [])];
  return (
    <section ref={setNodeRef} className={classes.join(' ')} aria-label={title}>
      <h4 className="file-group-title">
        {title} <span className="soft">{files.length || ''}</span>
      </h4>
      <ul className="file-rows">{files.map((file) => row(file))}</ul>
    </section>
  );
}

function spokenMoves(files: readonly StoredFile[], groups: readonly FileGroup[]): Announcements {
  const nameOf = (id: unknown) => files.find((file) => file.id === id)?.fileName ?? '';
  const titleOf = (id: unknown) =>
    groups.find(({ typeId }) => (typeId ?? untyped) === id)?.title ?? untyped;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${titleOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} is now under ${titleOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
