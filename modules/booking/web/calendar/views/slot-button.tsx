import type { CSSProperties } from 'react';
import type { AppointmentStatus } from '../../../domain/index.ts';
import type { Piece, SheetSession } from '../layout/sheet.ts';
import {
  initials,
  pieceLabel,
  pieceStart,
  pieceWords,
  whatIsAsked,
  whyNotFree,
} from '../layout/calendar-texts.ts';
import { useTools } from '../state/calendar-context.ts';

type Props = {
  on: SheetSession;
  piece: Piece;
  /** A line of its own has room for the time besides the name. */
  isLine?: boolean;
  /** So many share a line: three have room for two letters each. */
  perLine?: number;
  style?: CSSProperties;
};

/** What is over looks like what was agreed; its words say what happened. */
const looks: Readonly<Partial<Record<AppointmentStatus | 'busy', string>>> = {
  attended: 'confirmed',
  attendedLate: 'confirmed',
  didNotAttend: 'booked',
};

/** What cannot be sold does not look free, and neither does what is asked about first. */
function kindOf({ state, appointment }: Piece, why: string | null, asks: string | null): string {
  if (appointment) return looks[appointment.status] ?? appointment.status;
  return why ? 'closed' : asks ? 'asks' : state;
}

function wordsIn(piece: Piece, why: string | null, isLine: boolean, isTight: boolean): string {
  if (piece.state === 'free' && !piece.appointment) return isLine ? (why ?? 'Free') : '';
  const { appointment } = piece;
  if (isTight && appointment?.status === 'busy') return '–';
  if (isTight && piece.state === 'held') return 'Held';
  return isTight && appointment?.client ? initials(appointment.client) : pieceWords(piece);
}

/** A slot: free ones are booked or moved to, taken ones are opened or dragged. */
export function SlotButton({ on, piece, isLine = false, perLine = 1, style }: Props) {
  const { now, mayBook, mayMove, moving, overSlotId, choose } = useTools();
  const { slotId, appointment, startsAt, state } = piece;
  const isPast = startsAt <= now;
  const isTaken = Boolean(appointment?.id);
  const why = isPast ? null : whyNotFree(piece, on, now);
  const asks = isPast ? null : whatIsAsked(piece, on);
  const isFree = state === 'free' && !isPast && why === null;
  const isOpen = isTaken || (isFree && (mayBook || moving !== null));
  const isMoved = moving !== null && moving.appointment.id === appointment?.id;
  const names = [
    'slot',
    `slot-${kindOf(piece, why, asks)}`,
    isPast ? 'is-past' : '',
    isLine ? 'is-line' : '',
    perLine > 2 ? 'is-tight' : '',
    isMoved ? 'is-moved' : '',
    moving && isFree ? 'is-target' : '',
    overSlotId !== null && overSlotId === slotId ? 'is-over' : '',
  ];
  const time = pieceStart(piece, on.zone);
  const words = wordsIn(piece, why ?? asks, isLine, perLine > 2);
  // Whoever speaks to the page says what is written on the button.
  const label = pieceLabel(piece, on, now);
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      style={style}
      data-block
      data-slot={slotId}
      data-appointment={appointment?.id && mayMove && !isPast ? appointment.id : undefined}
      aria-label={perLine > 2 ? `${words || time}: ${label}` : label}
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
