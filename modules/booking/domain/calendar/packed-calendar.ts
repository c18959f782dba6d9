import type { DayReason } from '../session/why-not-bookable.ts';
import type { Instant } from '#kernel/domain';
import type { AppointmentStatus, ConsultationType, SessionStatus } from '../booking-choices.ts';
import type {
  CalendarAnswer,
  CalendarAppointment,
  CalendarSession,
  CalendarSlot,
} from './calendar-answer.ts';

/** A free slot that stands where the lengths say says no more than its id. */
type PackedSlot = string | CalendarSlot;

/** Minutes since 1970: an instant in eight digits. */
type PackedInstant = number;

type PackedSession = readonly [
  id: string,
  specialistId: string,
  centreId: string | null,
  roomId: string | null,
  from: PackedInstant,
  to: PackedInstant,
  zone: string,
  status: SessionStatus,
  free: number,
  total: number,
  isVideo: boolean,
  consultationType: ConsultationType,
  slotMinutes: number,
  reservedFor: readonly string[],
  bufferMinutes: number,
  slots: readonly PackedSlot[] | null,
  reasons: readonly DayReason[],
];

type PackedAppointment = readonly [
  id: string | null,
  sessionId: string,
  slotId: string | null,
  from: PackedInstant,
  minutes: number,
  client: string | null,
  company: string | null,
  status: AppointmentStatus | 'busy',
];

/** The same answer as lists of values: the names of fields and what follows from others are left out. */
export type PackedCalendar = Omit<CalendarAnswer, 'sessions' | 'appointments'> & {
  readonly sessions: readonly PackedSession[];
  readonly appointments: readonly PackedAppointment[];
};

const minuteMs = 60_000;
const instant = (minutes: PackedInstant): Instant => new Date(minutes * minuteMs).toISOString();

function sessionOf(packed: PackedSession): CalendarSession {
  const [id, specialistId, centreId, roomId, from, to, zone, status, free, total, ...rest] = packed;
  const [isVideo, consultationType, slotMinutes, reservedFor, bufferMinutes, slots, reasons] = rest;
  const step = slotMinutes + bufferMinutes;
  return {
    id,
    specialistId,
    centreId,
    roomId,
    from: instant(from),
    to: instant(to),
    zone,
    status,
    free,
    total,
    isVideo,
    consultationType,
    slotMinutes,
    reservedFor,
    reasons,
    bufferMinutes,
    ...(slots && {
      slots: slots.map((slot, place): CalendarSlot =>
        typeof slot === 'string' ? [slot, place * step, slotMinutes] : slot,
      ),
    }),
  };
}

const appointmentOf = (packed: PackedAppointment): CalendarAppointment => {
  const [id, sessionId, slotId, from, minutes, client, company, status] = packed;
  const times = { from: instant(from), to: instant(from + minutes) };
  return { id, sessionId, slotId, ...times, client, company, status };
};

const isPacked = <P extends readonly unknown[]>(row: P | object): row is P => Array.isArray(row);

/** A server that knows of no packing answers records, and they stay as they are. */
export const unpackCalendar = (answer: PackedCalendar | CalendarAnswer): CalendarAnswer => ({
  ...answer,
  sessions: answer.sessions.map((row) => (isPacked<PackedSession>(row) ? sessionOf(row) : row)),
  appointments: answer.appointments.map((row) =>
    isPacked<PackedAppointment>(row) ? appointmentOf(row) : row,
  ),
});
