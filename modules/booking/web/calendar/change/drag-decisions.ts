import { bookingRefusals, slotCount } from '../../../domain/index.ts';
import type { CalendarAppointment } from '../../../domain/index.ts';
import type { Span } from '../layout/lanes.ts';
import type { Piece, SheetSession } from '../layout/sheet.ts';
import { whyNotFree } from '../layout/calendar-texts.ts';

export type Target = { readonly on: SheetSession; readonly piece: Piece };
export type Moving = Target & { readonly appointment: CalendarAppointment };

/** A press that hardly moves is a press. */
export const dragAfter = 5;
/** Sessions begin and end on a quarter of an hour. */
export const gridMinutes = 15;

export type Drop =
  | { readonly kind: 'ask'; readonly from: Moving; readonly to: Target }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly why: string };

/** What letting go means; the server decides again, with the same words for what it refuses. */
export function decideDrop(from: Moving, to: Target | null, now: number): Drop {
  if (!to || to.piece.slotId === from.piece.slotId) return { kind: 'nothing' };
  if (from.piece.startsAt <= now) {
    return { kind: 'refused', why: bookingRefusals.appointmentBegan.message };
  }
  if (to.piece.startsAt <= now) {
    return { kind: 'refused', why: 'This slot is in the past. Choose a later one.' };
  }
  if (to.piece.state === 'booked') return { kind: 'refused', why: 'This slot is taken.' };
  if (to.piece.state === 'held') {
    return { kind: 'refused', why: `${to.piece.heldBy ?? 'Somebody else'} holds this slot.` };
  }
  if (to.on.session.status === 'onHold') {
    return { kind: 'refused', why: 'This session is on hold. Take it off hold first.' };
  }
  const why = whyNotFree(to.piece, to.on, now);
  return why ? { kind: 'refused', why: `${why}.` } : { kind: 'ask', from, to };
}

const snap = (minutes: number): number => Math.round(minutes / gridMinutes) * gridMinutes;

/** The session is never shorter than one slot, nor longer than a day. */
export function resized(
  { start, end, session }: SheetSession,
  edge: 'start' | 'end',
  by: number,
): Span {
  const least = session.slotMinutes;
  if (edge === 'start') {
    const wanted = snap(start + by);
    return { start: Math.max(0, end - 1440, Math.min(wanted, end - least)), end };
  }
  return { start, end: Math.min(start + 1440, Math.max(snap(end + by), start + least)) };
}

export type ResizeEffect = {
  readonly before: number;
  readonly after: number;
  /** Taken slots that the new times leave out. */
  readonly lost: readonly Piece[];
};

export function resizeEffect(on: SheetSession, to: Span): ResizeEffect {
  const { slotMinutes, bufferMinutes = 0 } = on.session;
  const count = ({ start, end }: Span) => slotCount(end - start, slotMinutes, bufferMinutes);
  const isOutside = ({ start, end }: Span) => start < to.start || end > to.end;
  return {
    before: count(on),
    after: count(to),
    lost: on.pieces.filter((piece) => piece.state === 'booked' && isOutside(piece)),
  };
}

/** Dragged over empty time, in either direction; null while it is too short to be meant. */
export function drawnSpan(from: number, to: number, others: readonly Span[]): Span | null {
  const start = Math.max(0, Math.floor(Math.min(from, to) / gridMinutes) * gridMinutes);
  const end = Math.min(1440, Math.ceil(Math.max(from, to) / gridMinutes) * gridMinutes);
  if (end - start < 2 * gridMinutes) return null;
  return others.some((other) => other.start < end && other.end > start) ? null : { start, end };
}
