import { permits, refuse, refuseMove } from '#kernel/domain';
import type { Instant, Refused } from '#kernel/domain';
import type { CaseRecord, CaseType } from '../engine/case-type.ts';

/** The appointment of a case, as far as the case says the same. */
export type AppointmentOfCase = {
  readonly id: string;
  readonly status: string;
  readonly dateFrom: Instant;
  readonly timeZone: string;
  readonly centreId: string | null;
  readonly specialistId: string;
};

export const valuesOfAppointment = ({
  id,
  dateFrom,
  timeZone,
  centreId,
  specialistId,
}: Omit<AppointmentOfCase, 'status'>) => ({
  appointmentId: id,
  appointmentDate: dateFrom,
  appointmentZone: timeZone,
  centreId,
  specialistId,
});

/** Without one; who was to see the claimant stays. */
export const withoutAppointment = {
  appointmentId: null,
  appointmentDate: null,
  appointmentZone: null,
  centreId: null,
} as const;

/** What was recorded of an earlier time says nothing of the next one. */
export const withoutAttendance = {
  attendanceOutcome: 'none',
  arrivedAt: null,
  attendanceNote: null,
} as const;

/** A slot can be booked while the case waits for one; with one it is rescheduled. */
export function refuseBooking(type: CaseType, record: CaseRecord): Refused | null {
  if (record.appointmentId) return refuse('caseHasAppointment');
  const isWaiting = permits(type.workflow, record, moveOfBooking(type, record));
  return isWaiting ? null : refuseMove(type.workflow, record);
}

/** The move that a new appointment means for a case that has none. */
export const moveOfBooking = (type: CaseType, record: CaseRecord): string =>
  permits(type.workflow, record, 'requestAppointment') ? 'requestAppointment' : 'reschedule';
