import type { Instant } from '#kernel/domain';
import { atHome } from '../booking-choices.ts';
import { typeAfterMove } from '../session/offered-types.ts';
import type { AffectedAppointment, AppointmentStand } from './affected-appointment.ts';
import type { SessionStand } from './booking-change.ts';

/** Names behind the ids of specialists and centres. */
export type Names = ReadonlyMap<string, string>;

const later = (instant: Instant, milliseconds: number): Instant =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/**
 * By how much the appointments move: as the session does when both its ends move alike. A session that
 * is only made longer or shorter leaves them where they are; the database refuses when one falls out.
 * The database moves the booked slots by the same rule (`cut_slots`).
 */
export function shiftOf(before: SessionStand, after: SessionStand): number {
  const start = Date.parse(after.dateFrom) - Date.parse(before.dateFrom);
  const end = Date.parse(after.dateTo) - Date.parse(before.dateTo);
  return start === end ? start : 0;
}

/** What the appointment says once it has followed its session. */
export function valuesAfterMove(
  one: AffectedAppointment,
  before: SessionStand,
  after: SessionStand,
) {
  const shift = shiftOf(before, after);
  return {
    specialistId: after.specialistId,
    centreId: after.centreId,
    timeZone: after.timeZone,
    dateFrom: later(one.dateFrom, shift),
    dateTo: later(one.dateTo, shift),
    consultationType: typeAfterMove(one.consultationType, after),
  };
}

export const placeOfSession = (stand: SessionStand, names: Names): string =>
  stand.centreId ? (names.get(stand.centreId) ?? '') : stand.isVideoAppointment ? 'Video' : atHome;

export function standAfterMove(
  one: AffectedAppointment,
  before: SessionStand,
  after: SessionStand,
  names: Names,
): AppointmentStand {
  const { dateFrom, dateTo, timeZone } = valuesAfterMove(one, before, after);
  return {
    dateFrom,
    dateTo,
    timeZone,
    specialist: names.get(after.specialistId) ?? one.specialist,
    place: placeOfSession(after, names),
  };
}

/** Made longer or shorter a session leaves its appointments as they are. */
export function isMovedBy(
  one: AffectedAppointment,
  before: SessionStand,
  after: SessionStand,
): boolean {
  const next = valuesAfterMove(one, before, after);
  return (
    next.specialistId !== one.specialistId ||
    next.centreId !== one.centreId ||
    next.timeZone !== one.timeZone ||
    next.consultationType !== one.consultationType ||
    Date.parse(next.dateFrom) !== Date.parse(one.dateFrom)
  );
}
