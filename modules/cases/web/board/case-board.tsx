import { DndContext, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements } from '@dnd-kit/core';
import { panelText, toast, todayIn, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { movesToStep, whyNotThere } from '../../domain/index.ts';
import type { CaseType, StepMove } from '../../domain/index.ts';
import { BoardColumnView } from './board-column.tsx';
import { useBoard } from './board-data.ts';
import type { BoardCard, BoardColumn } from './board-data.ts';
import { MoveCardDialog } from './move-card-dialog.tsx';
import './board.css';

type Props = { type: CaseType; search: string };
type Chosen = { readonly card: BoardCard; readonly move: StepMove };

const announcements = (columns: readonly BoardColumn[]): Announcements => {
  const title = (id: unknown) =>
    columns.flatMap(({ cards }) => cards).find((card) => card.id === id)?.caseNo ?? '';
  const label = (id: unknown) => columns.find(({ step }) => step === id)?.label ?? '';
  return {
    onDragStart: ({ active }) => `${title(active.id)} is picked up.`,
    onDragOver: ({ active, over }) =>
      over ? `${title(active.id)} is over ${label(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${title(active.id)} was put on ${label(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${title(active.id)} stays where it was.`,
  };
};

/** A case goes to another column by the move that leads there; nothing else moves it. */
export function CaseBoard({ type, search }: Props) {
  const { actor, zone } = useSession();
  const { data, error, refetch } = useBoard(type, search);
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const columns = data?.columns ?? [];

  const drop = (card: BoardCard, step: string) => {
    if (card.step === step) return;
    const [move] = movesToStep(type, actor, card, step);
    if (move) setChosen({ card, move });
    else toast.warning(whyNotThere(type, actor, card, step));
  };
  if (error && !data) {
    return (
      <p role="alert">
        {panelText(error)} <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    );
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: announcements(columns) }}
      onDragStart={({ active }) => setDragged((active.data.current?.card as BoardCard) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        if (dragged && over) drop(dragged, String(over.id));
        setDragged(null);
      }}
    >
      <div className="board" aria-busy={!data}>
        {columns.map((column) => (
          <BoardColumnView
            key={column.step}
            type={type}
            column={column}
            today={todayIn(zone)}
            takes={dragged && movesToStep(type, actor, dragged, column.step).length > 0}
            choose={(card, move) => setChosen({ card, move })}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <span className="board-dragged">{dragged.claimantName ?? dragged.caseNo}</span>}
      </DragOverlay>
      {chosen && <MoveCardDialog type={type} {...chosen} close={() => setChosen(null)} />}
    </DndContext>
  );
}
