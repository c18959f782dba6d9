import type { CSSProperties } from 'react';
import type { Piece, SheetSession } from '../layout/sheet.ts';
import { pieceLabel, pieceStart, pieceWords } from '../layout/words.ts';
import { useTools } from '../state/calendar-context.ts';

type Props = {
  on: SheetSession;
  piece: Piece;
  /** A line of its own has room for the time besides the name. */
  isLine?: boolean;
  style?: CSSProperties;
};

const kindOf = ({ state, appointment }: Piece): string =>
  appointment ? appointment.status : state;

/** A slot: free ones are booked or moved to, taken ones are opened or dragged. */
export function SlotButton({ on, piece, isLine = false, style }: Props) {
  const { now, mayBook, mayMove, moving, overSlotId, choose } = useTools();
  const { slotId, appointment, startsAt, state } = piece;
  const isPast = startsAt <= now;
  const isTaken = Boolean(appointment?.id);
  const isFree = state === 'free' && !isPast;
  const isOpen = isTaken || (isFree && (mayBook || moving !== null));
  const isMoved = moving !== null && moving.appointment.id === appointment?.id;
  const names = [
    'slot',
    `slot-${kindOf(piece)}`,
    isPast ? 'is-past' : '',
    isLine ? 'is-line' : '',
    isMoved ? 'is-moved' : '',
    moving && isFree ? 'is-target' : '',
    overSlotId !== null && overSlotId === slotId ? 'is-over' : '',
  ];
  const time = pieceStart(piece, on.zone);
  const words = state === 'free' && !appointment ? (isLine ? 'Free' : '') : pieceWords(piece);
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      style={style}
      data-block
      data-slot={slotId}
      data-appointment={appointment?.id && mayMove ? appointment.id : undefined}
      aria-label={pieceLabel(piece, on)}
      aria-disabled={!isOpen}
      onClick={({ currentTarget }) =>
        isOpen && choose(on, piece, currentTarget.getBoundingClientRect())
      }
    >
      {(isLine || !words) && <span className="slot-time">{time}</span>}
      {words && <span className="slot-words">{words}</span>}
    </button>
  );
}
