import { accept, emit, move, refuse } from '#kernel/domain';
import type { Answers, Decision, InputOf, Instant, RecordOf } from '#kernel/domain';
import { freeSlot, takeSlot } from '../session/appointment-slot.table.ts';
import { typeAfterMove } from '../session/offered-types.ts';
import type { Slot } from '../session/slot.ts';
import {
  appointmentCancelled,
  appointmentConfirmed,
  appointmentMoved,
  attendanceRecorded,
} from './appointment-events.ts';
import type { appointment } from './appointment.resource.ts';
import { appointmentWorkflow } from './appointment.workflow.ts';
import type {
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
} from './appointment.workflow.ts';
import { checkBooking } from './check-booking.ts';
import type { BookingFacts } from './check-booking.ts';

export type AppointmentFacts = Pick<
  RecordOf<typeof appointment>,
  | 'id'
  | 'status'
  | 'sessionId'
  | 'specialistId'
  | 'timeZone'
  | 'dateFrom'
  | 'dateTo'
  | 'consultationType'
  | 'revision'
>;

const about = ({ id, sessionId, specialistId }: AppointmentFacts) => ({
  appointmentId: id,
  sessionId,
  specialistId,
});

/** Nobody is written to about a time that has come already. */
const toldAhead = <T>({ dateFrom }: AppointmentFacts, tell: T | null | undefined, now: Instant) =>
  Date.parse(now) < Date.parse(dateFrom) ? (tell ?? null) : [];

export const decideConfirm = (
  record: AppointmentFacts,
  { tell }: InputOf<typeof confirmAppointment>,
  now: Instant,
): Decision =>
  accept(
    move(appointmentWorkflow, record, 'confirm', { facts: { ...record, now } }),
    emit(appointmentConfirmed({ ...about(record), tell: toldAhead(record, tell, now) })),
  );

/** The slot is free for others from then on. */
export const decideCancel = (
  record: AppointmentFacts,
  slot: Slot | null,
  { reasonId, note, tell }: InputOf<typeof cancelAppointment>,
  now: Instant,
): Decision =>
  accept(
    move(appointmentWorkflow, record, 'cancel', {
      note: note ?? null,
      values: {
        cancelledForId: reasonId,
        cancellationReason: note ?? null,
        revision: (record.revision ?? 0) + 1,
      },
      facts: { ...record, now },
    }),
    slot && freeSlot(slot),
    emit(appointmentCancelled({ ...about(record), reasonId, tell: toldAhead(record, tell, now) })),
  );

export type MoveInput = Pick<InputOf<typeof moveAppointment>, 'tell'> & {
  /** In the words of a mail. */
  readonly placeBefore?: string | null;
};

/** Where it goes to is checked as for a booking. It must be confirmed again afterwards. */
export function decideMove(
  record: AppointmentFacts,
  from: Slot | null,
  to: BookingFacts,
  { tell, placeBefore }: MoveInput,
  answers: Answers,
): Decision {
  const { slot, session, asking } = to;
  if (from?.id === slot.id) return refuse('sameSlot');
  const step = move(appointmentWorkflow, record, 'move', {
    values: {
      sessionId: slot.sessionId,
      specialistId: session.specialistId,
      centreId: session.centreId,
      timeZone: session.timeZone,
      dateFrom: slot.startsAt,
      dateTo: slot.endsAt,
      consultationType: typeAfterMove(record.consultationType, session),
      revision: (record.revision ?? 0) + 1,
    },
    facts: { ...record, now: asking.now },
  });
  return accept(
    step,
    checkBooking(to, answers),
    from && freeSlot(from),
    takeSlot(slot, record.id),
    emit(
      appointmentMoved({
        ...about(record),
        tell: tell ?? null,
        toSessionId: slot.sessionId,
        specialistId: session.specialistId,
        startsAt: slot.startsAt,
        startedAt: record.dateFrom,
        endedAt: record.dateTo,
        timeZoneBefore: record.timeZone,
        specialistIdBefore: record.specialistId,
        placeBefore: placeBefore ?? null,
      }),
    ),
  );
}

/** What happened, once the time has come. Nobody is written to. */
export const decideAttendance = (
  record: AppointmentFacts,
  outcome: 'attend' | 'attendLate' | 'notAttend',
  note: string | null | undefined,
  now: Instant,
): Decision =>
  accept(
    move(appointmentWorkflow, record, outcome, {
      note: note ?? null,
      facts: { ...record, now },
    }),
    emit(attendanceRecorded({ appointmentId: record.id, outcome })),
  );

/** Follows from an undo of its case; mails that have left are not called back. */
export const decideTakeBack = (
  record: AppointmentFacts,
  name: 'takeBackConfirmation' | 'takeBackAttendance',
  note: string,
): Decision => accept(move(appointmentWorkflow, record, name, { note, facts: record }));
