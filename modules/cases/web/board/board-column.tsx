import { useDroppable } from '@dnd-kit/core';
import type { PlainDate } from '#kernel/domain';
import { Link } from 'react-router';
import type { CaseType, StepMove } from '../../domain/index.ts';
import { BoardCardView } from './board-card.tsx';
import type { BoardCard, BoardColumn } from './board-data.ts';

type Props = {
  type: CaseType;
  column: BoardColumn;
  today: PlainDate;
  /** Null: nothing is dragged. Otherwise whether the dragged card may come here. */
  takes: boolean | null;
  choose: (card: BoardCard, move: StepMove) => void;
};

const look = (takes: boolean | null, isOver: boolean, isEmpty: boolean): string =>
  [
    'board-column',
    ...(isEmpty && takes === null ? ['board-column-empty'] : []),
    ...(takes === true ? ['board-column-takes'] : []),
    ...(isOver ? ['board-column-over'] : []),
  ].join(' ');

export function BoardColumnView({ type, column, today, takes, choose }: Props) {
  const { step, label, count, cards } = column;
  const { setNodeRef, isOver } = useDroppable({ id: step });
  const more = count - cards.length;
  const list = `/view/${type.resource.segment}?step=${step}&isClosed=false&sorting=nextDueDate`;
  return (
    <section
      ref={setNodeRef}
      className={look(takes, isOver, count === 0)}
      aria-label={`${label}, ${count} ${count === 1 ? 'case' : 'cases'}`}
    >
      <h2>
        {label} <b>{count.toLocaleString('en')}</b>
      </h2>
      <ul>
        {cards.map((card) => (
          <BoardCardView key={card.id} type={type} card={card} today={today} choose={choose} />
        ))}
      </ul>
      {more > 0 && <Link to={list}>{more.toLocaleString('en')} more in the list</Link>}
    </section>
  );
}
