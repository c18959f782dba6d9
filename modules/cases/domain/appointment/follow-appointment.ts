import { permits } from '#kernel/domain';
import type { CaseRecord, CaseType } from '../engine/case-type.ts';
import type { MoveWish } from '../engine/move-case.ts';
import { moveOfBooking, valuesOfAppointment, withoutAppointment } from './case-appointment.ts';
import type { AppointmentOfCase } from './case-appointment.ts';

/** One step of a case behind its appointment. Without a move only what it says is written. */
export type FollowingStep = { readonly move: string | null; readonly wish: MoveWish };

const happened = ['attended', 'attendedLate', 'didNotAttend'];

/** Whoever came was expected: a time that was never confirmed counts as confirmed then. */
const isSettled = (status: string): boolean => status === 'confirmed' || happened.includes(status);

/** Mails that an appointment sends itself are not sent by its case as well. */
const told = ['AppointmentRequested'];

const changed = (record: CaseRecord, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).some(([key, value]) => !isSame(record[key], value));

const isSame = (one: unknown, other: unknown): boolean =>
  (one ?? null) === (other ?? null) ||
  (typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other));

/**
 * What the case must do next to agree with its appointment; null once it does, or where its table
 * has no way. Asked again after each step: a booking that is confirmed at once is two of them.
 */
export function followAppointment(
  type: CaseType,
  record: CaseRecord,
  appointment: AppointmentOfCase,
  isNew: boolean,
): FollowingStep | null {
  const { status } = appointment;
  const may = (move: string): string | null => (permits(type.workflow, record, move) ? move : null);
  const values = valuesOfAppointment(appointment);
  if (record.appointmentId !== appointment.id) {
    if (record.appointmentId || !isNew || status === 'cancelled') return null;
    return { move: may(moveOfBooking(type, record)), wish: { values, untold: told } };
  }
  if (status === 'cancelled')
    return { move: may('loseAppointment'), wish: { values: withoutAppointment } };
  if (changed(record, values)) return reschedule(record, values, may('reschedule'));
  if (isSettled(status) && may('confirmAppointment'))
    return { move: 'confirmAppointment', wish: {} };
  if (!happened.includes(status)) return null;
  if (status === 'didNotAttend') {
    if (!may('notAttend')) return null;
    return {
      move: 'notAttend',
      wish: { values: { attendanceOutcome: 'cancelledChargeable' } },
    };
  }
  if (!may('attend')) return null;
  return { move: 'attend', wish: { values: { attendanceOutcome: 'confirmed' } } };
}

/** The case recorded the contrary and has gone on: charges and mails follow from what it says. */
export function contradicts(
  { appointmentId, attendanceOutcome }: CaseRecord,
  { id, status }: Pick<AppointmentOfCase, 'id' | 'status'>,
): boolean {
  const isRecorded = typeof attendanceOutcome === 'string' && attendanceOutcome !== 'none';
  if (appointmentId !== id || !isRecorded || !happened.includes(status)) return false;
  return (attendanceOutcome === 'confirmed') !== (status !== 'didNotAttend');
}

/** Paperwork that has left stays with the specialist, unless it is another one now. */
export const stepAfterReschedule = (
  record: CaseRecord,
  specialistId: string,
): Readonly<Record<string, string>> => {
  const stays = ['paperworkSent', 'fileReview'].includes(record.step);
  const isOther = Boolean(record.specialistId) && record.specialistId !== specialistId;
  return { step: stays && !isOther ? record.step : 'appointmentRequested' };
};

const reschedule = (
  record: CaseRecord,
  values: ReturnType<typeof valuesOfAppointment>,
  move: string | null,
): FollowingStep => ({
  move,
  wish: { values, ...(move && { to: stepAfterReschedule(record, values.specialistId) }) },
});
