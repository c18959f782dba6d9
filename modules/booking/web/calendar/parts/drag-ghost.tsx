import { createPortal } from 'react-dom';
import { targetWords } from '../change/use-move.ts';
import type { Dragged } from '../change/use-drags.ts';

/** What is carried, and where it would land. */
export function DragGhost({ dragged }: { dragged: Dragged }) {
  const { moving, over, x, y } = dragged;
  const isFree = over?.piece.state === 'free';
  return createPortal(
    <div
      className={isFree ? 'drag-ghost is-free' : 'drag-ghost'}
      style={{ translate: `${x + 12}px ${y + 12}px` }}
    >
      <strong>{moving.appointment.client}</strong>
      <span>{isFree ? `to ${targetWords(over)}` : 'Drop on a free slot'}</span>
    </div>,
    document.body,
  );
}
