import { useDraggable } from '@dnd-kit/core';
import { MoreOutlined } from '@ant-design/icons';
import { formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { MenuButton, StatusChip, useSession } from '#kernel/web';
import type { PicStep } from '#platform/domain';
import { Link } from 'react-router';
import { nextWords, stepMoves } from '../../domain/index.ts';
import type { CaseType, StepMove } from '../../domain/index.ts';
import type { BoardCard } from './board-data.ts';

type Props = {
  type: CaseType;
  card: BoardCard;
  today: PlainDate;
  choose: (card: BoardCard, move: StepMove) => void;
};

/** The menu makes every move that dragging makes, for the keyboard and for a touch. */
function MoveCardMenu({ type, card, choose }: Omit<Props, 'today'>) {
  const { actor } = useSession();
  const moves = stepMoves(type, actor, card);
  if (!moves.length) return null;
  const words = (step: string) => type.workflow.axes.step?.states[step] ?? step;
  return (
    <MenuButton
      size="small"
      label={`Move ${card.caseNo}`}
      aria-label={`Move ${card.caseNo}`}
      icon={<MoreOutlined aria-hidden />}
      items={() =>
        moves.map((move) => ({
          key: `${move.name} ${move.to}`,
          label: `${move.label} → ${words(move.to)}`,
          run: () => choose(card, move),
        }))
      }
    />
  );
}

function Due({ type, card, today }: Pick<Props, 'type' | 'card' | 'today'>) {
  const { dateFormat } = useSession();
  const { nextDueDate, nextStep, isOnHold } = card;
  const action = nextStep && nextWords(type, nextStep as PicStep);
  if (!nextDueDate) return action ? <span>{action}</span> : null;
  const day = formatDate(nextDueDate, dateFormat);
  const isLate = nextDueDate < today && !isOnHold;
  return (
    <span className={isLate ? 'board-late' : undefined}>
      {action} {isLate ? `overdue since ${day}` : `by ${day}`}
    </span>
  );
}

export function BoardCardView(props: Props) {
  const { type, card, today } = props;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id, data: { card } });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'board-card board-card-lifted' : 'board-card'}
      {...listeners}
    >
      <div className="board-card-head">
        <Link to={`/view/${type.resource.segment}/detail/${card.id}`} draggable={false}>
          {card.claimantName ?? card.caseNo}
        </Link>
        <MoveCardMenu {...props} />
      </div>
      <div className="board-card-facts">
        <span>{card.caseNo}</span>
        {card.specialist && <span>{card.specialist.displayName}</span>}
        <Due type={type} card={card} today={today} />
        {card.picUser && <span>{card.picUser.displayName}</span>}
      </div>
      {(card.isOnHold || card.isUrgent) && (
        <div className="board-card-marks">
          {card.isOnHold && <StatusChip tone="warning">On hold</StatusChip>}
          {card.isUrgent && <StatusChip tone="danger">Urgent</StatusChip>}
        </div>
      )}
    </li>
  );
}
