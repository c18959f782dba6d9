import { instantAt } from '#kernel/domain';
import { appointmentSession, clockText } from '../../../domain/index.ts';
import type { BookableSlot } from '../../book/shown-slot.ts';
import type { Span } from '../layout/lanes.ts';
import type { Piece, SheetRow, SheetSession } from '../layout/sheet.ts';
import type { CalendarState } from '../state/calendar-state.ts';

/** What a free slot is called in the booking dialog. */
export const bookable = (on: SheetSession, piece: Piece): BookableSlot => ({
  id: piece.slotId ?? '',
  sessionId: on.session.id,
  startsAt: new Date(piece.startsAt).toISOString(),
  endsAt: new Date(piece.startsAt + (piece.end - piece.start) * 60_000).toISOString(),
  heldById: null,
  heldUntil: null,
  timeZone: on.session.zone,
  specialistName: on.specialist,
  placeName: on.place,
  consultationType: on.session.consultationType,
});

/** The form of a new session starts with what was drawn. */
export function newSessionAddress(
  row: SheetRow,
  span: Span,
  { group, range }: CalendarState,
): string {
  const at = (minutes: number) =>
    instantAt(range.from, minutes >= 1440 ? '23:59' : clockText(minutes), row.zone);
  const owner = { specialist: 'specialistId', centre: 'centreId', room: 'roomId' }[group];
  const query = new URLSearchParams({
    [owner]: row.id,
    timeZone: row.zone,
    dateFrom: at(span.start),
    dateTo: at(span.end),
  });
  return `/view/${appointmentSession.segment}/add?${query}`;
}
